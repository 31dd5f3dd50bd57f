# Ce que le serveur dit à qui le lance.

serve-ready = Laydown est prêt : { $link }
