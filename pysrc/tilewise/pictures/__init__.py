"""Reading pictures of screens: where a board is, what colour its squares have, and which letters stand on them.

It knows no game. A picture is rows of bytes, a glyph is one integer, and what is done to all pixels at once is done by
slices, translations and operators on large integers (see `pixels` and `edges`). The rooms of the games say what a
square's colour means.
"""
