# What the server tells whoever starts it.

serve-ready = Laydown is ready: { $link }

## laydown verify

verify-fair = Yes: every card of this game was fixed before the deal, and every move follows the rules. Moves: { $moves }.
verify-entropy = Seat { $seat } added: { $hex }
verify-nothing = Seat { $seat } added nothing.
