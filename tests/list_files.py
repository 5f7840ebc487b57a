"""A file of words as a test brings it, and what is read of it."""

import io
import zipfile
from typing import Any

import pytest

from tilewise.api import Engine
from tilewise.errors import TilewiseError

__all__ = ["bring", "refused", "words_of", "zipped"]


def bring(engine: Engine, content: str | bytes, encoding: str = "utf-8", **fields: Any) -> dict[str, Any]:
    data = content if isinstance(content, bytes) else content.encode(encoding)
    return engine.call("lexicon.import", {"id": "mine", "data": data, **fields})


def refused(engine: Engine, content: str | bytes) -> TilewiseError:
    """Bring a file that is refused with a sentence, and give the refusal."""
    with pytest.raises(TilewiseError) as caught:
        bring(engine, content)
    assert str(caught.value).endswith(".")
    return caught.value


def words_of(engine: Engine) -> set[str]:
    """The words of the list that was brought."""
    return set(engine.call("lexicon.text", {"lexicon": "mine"})["text"].split())


def zipped(**files: str | bytes) -> bytes:
    """An archive of files, named as the arguments with a dot for an underscore."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as writing:
        for name, content in files.items():
            writing.writestr(name.replace("_", "."), content)
    return archive.getvalue()
