# Ce qui est dit à qui doit jouer, dans tous les clients.

## Où en est la main

aim-short = { $count ->
    [one] Il vous manque { $count } carte pour la { $phase }.
   *[other] Il vous manque { $count } cartes pour la { $phase }.
}
aim-ready = Vous avez toutes les cartes de la { $phase }.
# Plusieurs phases, dans un ordre libre.
aim-ready-several = Vous avez toutes les cartes pour poser l’une de ces phases : { $phases }.
aim-laid = Votre phase est sur la table : débarrassez-vous maintenant de vos cartes.
# Quand on garde des cartes pour la manche suivante.
aim-keep = À la manche suivante, vous rejouez la { $phase }.
# Sur le parcours, après « Rejouer ».
aim-again = { $count ->
    [one] Après ce tour, vous jouez encore { $count } tour entier.
   *[other] Après ce tour, vous jouez encore { $count } tours entiers.
}

## Les questions

prompt-walk = De combien avancez-vous ?
prompt-star = Quelle action ?
prompt-search = Quelle carte ?
prompt-swap = Quelles cartes ?
prompt-ask = Quel nombre demandez-vous ?
prompt-direction = De quel côté ?
prompt-give = Quel { $number } donnez-vous ?
prompt-keep = Quelles cartes ?
