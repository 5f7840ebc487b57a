"""A finder of lies: what must be equal or ordered whatever the input is, asked of every method.

The fuzzer sees crashes; this sees wrong answers. A relation (`relation`) is a function whose name says a guarantee: it
draws an input of some kind (`inputs`), asks questions whose answers must go together, and compares. Those of words are
in `words`, of Letterpress in `press`, of crosswords in `boards`, `late` and `games`, of Letter Tycoon in `cards`, and
`transports` asks the same at the terminal, by `call` and by `rpc`.

    PYTHONPATH=pysrc:tests python -m lies --cases 100000 --seed 1
    PYTHONPATH=pysrc:tests python -m lies --cases 500 limits_cut_one_order
    PYTHONPATH=pysrc:tests python -m lies --seed 1 --case 17 limits_cut_one_order

It prints how many cases of each relation there were, how many of them said nothing (no plays, no words), and how many
were lies. A lie is printed with its requests, a line of JSON each as `tilewise rpc` takes them, and the command that
asks them again. A short run is a test (property/test_lies.py).
"""
