# Was jemandem gesagt wird, der am Zug ist, in jeder Oberfläche.

## Wie weit die Hand ist

aim-short = { $count ->
    [one] Dir fehlt 1 Karte für { $phase }.
   *[other] Dir fehlen { $count } Karten für { $phase }.
}
aim-ready = Du hast alle Karten für { $phase }.
# Mehrere Phasen, in freier Reihenfolge.
aim-ready-several = Du hast alle Karten für eine dieser Phasen: { $phases }.
aim-laid = Deine Phase liegt auf dem Tisch: Werde jetzt deine Karten los.
# Wenn Karten für die nächste Runde behalten werden.
aim-keep = In der nächsten Runde spielst du wieder { $phase }.
# Auf dem Rundweg, nach „Noch einmal“.
aim-again = { $count ->
    [one] Nach diesem Zug hast du noch einen ganzen Zug.
   *[other] Nach diesem Zug hast du noch { $count } ganze Züge.
}

## Fragen

prompt-walk = Wie weit ziehst du?
prompt-star = Welche Aktion?
prompt-search = Welche Karte?
prompt-swap = Welche Karten?
prompt-ask = Nach welcher Zahl fragst du?
prompt-direction = In welche Richtung?
prompt-give = Welche { $number } gibst du?
prompt-keep = Welche Karten?
