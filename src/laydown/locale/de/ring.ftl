# Die Aktionen auf dem Rundweg des Brettspiels: ihre Namen und in einer Zeile, was man tut.

# $number sagt, wie viele Karten das Feld gibt.
action-draw = { $number } ziehen
action-draw-help = { $number ->
    [one] Nimm eine Karte vom Nachziehstapel oder vom Ablagestapel.
   *[other] Nimm nacheinander { $number } Karten, jede vom Nachziehstapel oder vom Ablagestapel.
}
action-search = Suchen
action-search-help = Sieh den Ablagestapel durch und nimm dir eine beliebige Karte, ohne sie zu zeigen.
action-again = Noch einmal
action-again-help = Nimm eine Karte von einem der beiden Stapel, lege aus und an, wenn du möchtest, und lege eine Karte ab; danach hast du noch einen ganzen Zug.
action-swap = Tauschen
action-swap-help = Lege bis zu vier Karten ab und zieh dann eine mehr vom Nachziehstapel.
action-everyone = Alle
action-everyone-help = Zieh eine Karte vom Nachziehstapel; danach ziehen alle anderen auch eine.
action-joker = Joker
action-joker-help = Zieh eine Karte und halte sie verkehrt herum: Die anderen sehen sie, und für dich ist sie ein Joker.
action-ask = Fragen
action-ask-help = Frag nach links oder nach rechts nach einer Zahl; die erste Person, die sie hat, gibt dir eine solche Karte.
action-star = Stern
action-star-help = Wähle eine andere Aktion: Deine Figur zieht weiter auf deren nächstes freies Feld, und du führst sie aus.
