# Come si chiama una mossa in un elenco di scelte.

choice-draw = Pescare dal mazzo
choice-take = Prendere { $card } dagli scarti
choice-lay = Calare { $groups }
choice-lay-phase = Calare la fase { $phase }: { $groups }
choice-hit = Attaccare { $cards } a { $place }: { $group }
choice-hit-low = Attaccare { $cards } a { $place }, in basso: { $group }
choice-hit-high = Attaccare { $cards } a { $place }, in alto: { $group }
# Lo stesso dove i gruppi non hanno numero; $place è un gruppo, per esempio «alla sequenza di Nora».
choice-hit-named = Attaccare { $cards } { $place }: { $group }
choice-hit-named-low = Attaccare { $cards } { $place }, in basso: { $group }
choice-hit-named-high = Attaccare { $cards } { $place }, in alto: { $group }
choice-discard = Scartare { $card }
choice-skip = Far saltare il turno a { $player }
choice-knock = Bussare e prendere { $card }
choice-pass-draw = Andare avanti senza carta: non ce n’è da pescare
choice-pass-play = Tenere l’ultima carta e finire il turno
choice-pass-claim = Non bussare
choice-roll = Tirare i dadi
# $action è il nome di ciò che fa la casella.
choice-walk = Avanzare di { $spaces }: { $action }
choice-search = Prendere { $card }
# $draws è una più delle carte.
choice-swap = Scartare { $cards } e pescarne { $draws }
choice-swap-none = Non scartare niente e pescare 1 carta
# $player è il primo a cui si chiede.
choice-ask-left = Verso sinistra: prima { $player }
choice-ask-right = Verso destra: prima { $player }
choice-ask = Chiedere un { $number }. { $direction }
choice-give = Dare { $card }
choice-keep = Tenere { $cards }
choice-keep-none = Non tenere niente
