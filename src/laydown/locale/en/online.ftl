# A live table in the terminal: laydown play --server.

## Coming to it

online-table = This is table { $code }. Others join with that code, or by the link { $link }
online-waiting = At the table: { $players }. { $empty ->
    [0] Waiting for the start.
    [one] Waiting for one more player.
   *[other] Waiting for { $empty } more players.
}
# Before what the host types.
online-start = All seats are taken. Press Enter to start:
online-undo = At this table, undo takes back your last lay, hit or choice, as long as nothing else has happened.
online-address = “{ $server }” is not a server’s address; one looks like { $example }.
online-unreachable = The server { $server } cannot be reached: { $reason }
online-no-laydown = { $server } answers, but it is not a Laydown server, or it is too old or too new.
online-no-table = There is no such table, or it is gone.
online-full = All seats of this table are taken.
online-no-seat = You have no seat at this table, and its game has begun. In the browser you may be able to watch.
online-outdated = The server speaks another version of the protocol: update the older of the two.

## While it lasts

online-lost = Lost the connection to the server. Trying again ...
online-back = Connected to the server again.
online-away = { $player } is away.
online-here = { $player } is back.
online-left = { $player } has left the game; a bot plays on.
online-paused = The game is paused.
online-resumed = The game goes on.
online-taken-back = { $player } takes back the last move.

## The end

online-abandoned = The game was ended early.
online-unplayable = This game began under different rules from the server’s, and cannot go on.
online-record = The record of this game: { $link }
online-seat-kept = Your seat stays yours. To come back:
online-standin = Until then a bot plays for you.
online-rests = Until then the table waits for you.
