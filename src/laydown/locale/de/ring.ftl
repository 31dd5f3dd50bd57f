# Die Aktionen auf dem Rundweg des Brettspiels: ihre Namen, in einer Zeile, was man tut, und eine
# Kurzform von höchstens 7 Zeichen für das Bild des Rundwegs.

# $number sagt, wie viele Karten das Feld gibt.
action-draw = { $number } ziehen
action-draw-help = { $number ->
    [one] Nimm eine Karte vom Nachziehstapel oder vom Ablagestapel.
   *[other] Nimm nacheinander { $number } Karten, jede vom Nachziehstapel oder vom Ablagestapel.
}
action-draw-short = +{ $number }
action-search = Suchen
action-search-help = Sieh den Ablagestapel durch und nimm dir eine beliebige Karte, ohne sie zu zeigen.
action-search-short = Suche
action-again = Noch einmal
action-again-help = Nimm eine Karte von einem der beiden Stapel, leg aus und an, wenn du möchtest, und leg eine Karte ab; danach hast du noch einen ganzen Zug.
action-again-short = Erneut
action-swap = Tauschen
action-swap-help = Leg bis zu vier Karten ab und zieh dann eine mehr vom Nachziehstapel.
action-swap-short = Tausch
action-everyone = Alle
action-everyone-help = Zieh eine Karte vom Nachziehstapel; danach ziehen alle anderen auch eine.
action-everyone-short = Alle
action-joker = Joker
action-joker-help = Zieh eine Karte und halte sie verkehrt herum: Die anderen sehen sie, und für dich ist sie ein Joker.
action-joker-short = Joker
action-ask = Fragen
action-ask-help = Frag nach links oder nach rechts nach einer Zahl; wer sie als Erstes hat, gibt dir eine.
action-ask-short = Fragen
action-star = Stern
action-star-help = Wähle eine andere Aktion: Deine Figur zieht weiter auf deren nächstes freies Feld, und du führst sie aus.
action-star-short = Stern
