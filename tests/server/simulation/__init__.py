"""Tables, store and sockets under every schedule: one seed is one run, always the same.

The server's own code runs (`Hall`, `Live`, `Conversation`, `SocketLine`, `Commits`); the event
loop, the clock, the network, the disk and the processes of the bots are simulated.
`python -m tests.server.simulation SEED` plays a seed again and tells what happens.
"""
