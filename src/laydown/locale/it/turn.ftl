# Che cosa si dice a chi è di turno, in ogni interfaccia.

## A che punto è la mano

aim-short = { $count ->
    [one] Ti manca 1 carta per la { $phase }.
   *[other] Ti mancano { $count } carte per la { $phase }.
}
aim-ready = Hai tutte le carte per la { $phase }.
# Più fasi, in ordine libero.
aim-ready-several = Hai tutte le carte per una di queste fasi: { $phases }.
aim-laid = La tua fase è sul tavolo: ora liberati delle tue carte.
# Quando si tengono carte per la prossima manche.
aim-keep = Nella prossima manche giochi ancora la { $phase }.
# Sul percorso, dopo «Ancora».
aim-again = { $count ->
    [one] Dopo questo turno ne giochi ancora uno intero.
   *[other] Dopo questo turno ne giochi ancora { $count } interi.
}

## Le domande

prompt-walk = Di quanto avanzi?
prompt-star = Quale azione?
prompt-search = Quale carta?
prompt-swap = Quali carte?
prompt-ask = Quale numero chiedi?
prompt-direction = Da che parte?
prompt-give = Quale { $number } dai?
prompt-keep = Quali carte?
