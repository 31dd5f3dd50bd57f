# What the server tells whoever starts it.

serve-ready = Laydown is ready: { $link }
