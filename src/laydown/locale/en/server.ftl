# What the server tells whoever starts it.

serve-ready = Laydown is ready: { $link }
serve-lan = On your network: { $link }
serve-no-lan = This machine is in no network just now. Start Laydown again once it is, to see the link for others.
serve-stopped = Laydown has stopped; all games are saved.
port-taken = Port { $port } is taken: choose another one with --port, or 0 for any.
port-forbidden = Port { $port } is not open to you on this machine: choose one above 1023 with --port.
bad-config = This setting is not valid: { $found }
folder-in-use = Another server is using the folder { $folder }.
folder-empty = There are no games in { $folder }.
not-a-backup = { $file } is not a Laydown backup.
data-newer = { $file } was written by a newer version of Laydown.
data-damaged = { $file } is damaged: put a backup in its place.
not-opened = The games in { $folder } cannot be opened: { $reason }
not-copied = The games could not be copied to { $file }: { $reason }
backup-made = All games are in { $file }. It holds all their secrets: keep it to yourself.
restore-made = The games from { $file } are now in { $folder }.
upgrade-same = { $count ->
    [0] No game is in progress: you can safely use this version.
    [one] The game in progress can go on with this version.
   *[other] All { $count } games in progress can go on with this version.
}
upgrade-differs = Table { $code } ({ $edition }, { $names }) was played under different rules and cannot go on.
upgrade-count = Games in progress that cannot go on with this version: { $bad } of { $count }.

## laydown verify

verify-fair = Yes: every card of this game was fixed before the deal, and every move follows the rules. Moves: { $moves }.
verify-unfinished = In this record the game does not come to its end.
verify-entropy = Seat { $seat } added: { $hex }
verify-nothing = Seat { $seat } added nothing.
