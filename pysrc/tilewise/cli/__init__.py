"""The command line: what people type and what they see.

Nothing here solves: a command reads its options into the fields of a request, asks the engine, and shows the answer.
`main` puts the commands together; each has a module of its own. The page's wheel leaves this room out.
"""
