"""HTTP, WebSocket, store, lobby and workers for bots around the tables; thin."""
