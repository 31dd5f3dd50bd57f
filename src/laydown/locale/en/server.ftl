# What the server tells whoever starts it.

serve-ready = Laydown is ready: { $link }
serve-lan = In your network: { $link }
serve-stopped = Laydown has stopped; all games are kept.
port-taken = Port { $port } is taken: choose another one with --port, or 0 for any.
bad-config = This setting cannot be: { $found }
folder-in-use = Another server uses the folder { $folder }.
folder-empty = There are no games in { $folder }.
not-a-backup = { $file } is not a backup of Laydown.
backup-made = All games are in { $file }. It tells all secrets: keep it to yourself.
restore-made = The games of { $file } are in { $folder } now.
upgrade-same = { $count ->
    [0] No game is under way: nothing stands in the way of this version.
    [one] The game under way goes on with this version.
   *[other] All { $count } games under way go on with this version.
}
upgrade-differs = Table { $code } ({ $edition }, { $names }) was played by other rules and cannot go on.
upgrade-count = Games under way that cannot go on with this version: { $bad } of { $count }.

## laydown verify

verify-fair = Yes: every card of this game was fixed before the deal, and every move follows the rules. Moves: { $moves }.
verify-entropy = Seat { $seat } added: { $hex }
verify-nothing = Seat { $seat } added nothing.
