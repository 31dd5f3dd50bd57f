# Carte, gruppi e fasi.
#
# Una parola per ogni cosa: mazzo di pesca, scarti, mano, manche, turno, calare, attaccare, scartare,
# bussare, chiudere, set, sequenza, gruppo di colore, carta numerata, Jolly, carta Salta turno, bot.
# Si dà del tu.

## Colori

colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-orange = arancione
colour-purple = viola
colour-black = nero
colour-turquoise = turchese

## Carte

# $colour è il nome del colore in questa lingua, come sopra.
card-number = { $number } { $colour }
card-wild = Jolly
card-skip = Salta turno
# $value è un numero o il nome di un colore.
wild-as = { card-wild } come { $value }
# Which letter stands on a Wild: J where the rulebook of the edition calls it a Joker. Same in all languages.
wild-letter = { $edition ->
    [ravensburger] J
    [pocket] J
    [board] J
   *[other] W
}
card-joker-plain = Jolly
joker-plain-as = { card-joker-plain } come { $value }
# A card held reversed; $card is its face.
card-joker = Jolly ({ $card })
joker-as = Jolly ({ $card }) come { $value }

## Gruppi: $size è il numero di carte, o di coppie in una sequenza di coppie

group-set = set di { $size }
group-run = sequenza di { $size }
group-colour = { $size } carte dello stesso colore
group-odd = { $size } carte dispari
group-even = { $size } carte pari
group-pairs = sequenza di { $size } coppie
group-colour-run = sequenza di { $size } carte dello stesso colore
group-odd-run = sequenza di { $size } carte dispari
group-even-run = sequenza di { $size } carte pari
group-odd-pairs = sequenza di { $size } coppie dispari
group-even-pairs = sequenza di { $size } coppie pari

## Più gruppi uguali: $count è il loro numero

group-set-many = { $count ->
    [1] { group-set }
   *[other] { $count } set di { $size }
}
group-run-many = { $count ->
    [1] { group-run }
   *[other] { $count } sequenze di { $size }
}
group-colour-many = { $count ->
    [1] { group-colour }
   *[other] { $count } gruppi di { $size } carte dello stesso colore
}
group-odd-many = { $count ->
    [1] { group-odd }
   *[other] { $count } gruppi di { $size } carte dispari
}
group-even-many = { $count ->
    [1] { group-even }
   *[other] { $count } gruppi di { $size } carte pari
}
group-pairs-many = { $count ->
    [1] { group-pairs }
   *[other] { $count } sequenze di { $size } coppie
}
group-colour-run-many = { $count ->
    [1] { group-colour-run }
   *[other] { $count } sequenze di { $size } carte dello stesso colore
}
group-odd-run-many = { $count ->
    [1] { group-odd-run }
   *[other] { $count } sequenze di { $size } carte dispari
}
group-even-run-many = { $count ->
    [1] { group-even-run }
   *[other] { $count } sequenze di { $size } carte pari
}
group-odd-pairs-many = { $count ->
    [1] { group-odd-pairs }
   *[other] { $count } sequenze di { $size } coppie dispari
}
group-even-pairs-many = { $count ->
    [1] { group-even-pairs }
   *[other] { $count } sequenze di { $size } coppie pari
}
# Quello che nessun altro messaggio nomina: $group è uno di quelli sopra, $count volte.
group-one-colour = { $count ->
    [1] { $group }, di un solo colore
   *[other] { $group }, ogni gruppo di un solo colore
}

## Fasi

# $first è un gruppo o più gruppi uguali; $rest lo stesso, o già unito.
phase-joined = { $first } + { $rest }
phase-numbered = fase { $phase } ({ $groups })
phase-choice = { $phase }: { $groups }
group-cards = { $name }: { $cards }
