"""A fuzzer of the methods: requests made of their types and of good ones gone wrong, sent to the text session.

`grammar` makes values of the types that the contract declares, so a new method is fuzzed from its first day;
`mutations` spoils good requests, games and files; `conversation` talks to `tilewise rpc` under limits and judges each
answer; `campaign` puts these together for a seed. A long run is

    PYTHONPATH=pysrc:tests python -m fuzz --cases 1000000 --seed 1 --cores 2 --totals totals.jsonl

It tells what it comes to and can be broken off and carried on; a short one is a test (property/test_fuzz.py).
"""
