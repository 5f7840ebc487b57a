"""How properties are looked for: on any machine, however busy, so nothing is held to a time."""

from amount import EVERYTHING
from hypothesis import HealthCheck, settings

settings.register_profile(
    "any machine",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    max_examples=100 if EVERYTHING else 30,
)
settings.load_profile("any machine")
