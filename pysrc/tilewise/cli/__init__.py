"""The command line: what people type and what they see.

Nothing here solves: a command turns its options into the fields of a request, asks the engine, and shows the answer.
`main` puts the commands together; each is a module that reads from its options to its output. The page's wheel leaves
this package out.
"""
