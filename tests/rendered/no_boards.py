"""Pictures that show no whole board: photographs, and screens of which a dialog hides a part."""

from random import Random

from fonts.make_templates import font_for
from PIL import Image, ImageChops, ImageDraw, ImageFilter

SKY, GROUND, SUN = ((70, 110, 190), (214, 190, 160)), ((120, 96, 60), (58, 74, 40)), (255, 244, 214)
FUR = [(206, 152, 92), (120, 84, 58), (235, 225, 208), (60, 52, 48)]


def photograph(rng: Random, size: tuple[int, int] = (1200, 900)) -> Image.Image:
    """Draw what a camera might see: a sky, hills, something furry with eyes, all a little out of focus and grainy."""
    width, height = size
    horizon = round(height * rng.uniform(0.4, 0.6))
    picture = Image.new("RGB", size)
    picture.paste(_shaded((width, horizon), *SKY), (0, 0))
    picture.paste(_shaded((width, height - horizon), *GROUND), (0, horizon))
    draw = ImageDraw.Draw(picture)
    for _ in range(5):
        x, wide, high = rng.randrange(width), rng.randrange(width // 4, width // 2), rng.randrange(40, height // 3)
        draw.ellipse((x - wide, horizon - high, x + wide, horizon + high), tuple(rng.choices(range(40, 140), k=3)))
    fur = rng.choice(FUR)
    x, y, wide = width // 2 + rng.randrange(-80, 80), horizon + rng.randrange(60), height // 4
    for side in (-1, 1):
        draw.polygon([(x + side * wide // 4, y - wide), (x + side * wide, y - 2 * wide), (x + side * wide, y)], fur)
    draw.ellipse((x - wide, y - wide, x + wide, y + wide), fur)
    for _ in range(1500):
        at, to = rng.gauss(x, wide / 2), rng.gauss(y, wide / 2)
        shade = tuple(max(0, min(255, each + rng.randrange(-40, 40))) for each in fur)
        draw.line((at, to, at + rng.randrange(-9, 9), to + rng.randrange(6, 22)), shade, 2)
    for side in (-1, 1):
        eye = x + side * wide // 3
        draw.ellipse((eye - wide // 6, y - wide // 4, eye + wide // 6, y), (150, 190, 90))
        draw.ellipse((eye - wide // 20, y - wide // 4, eye + wide // 20, y), (10, 10, 10))
        draw.line((x, y + wide // 4, x + side * wide, y + wide // 5), (240, 240, 240), 2)
    picture = picture.filter(ImageFilter.GaussianBlur(rng.uniform(0.8, 2)))
    grain = Image.merge("RGB", [Image.effect_noise(size, rng.uniform(12, 30)) for _ in range(3)])
    return ImageChops.add(picture, grain, scale=1, offset=-128)


def _shaded(size: tuple[int, int], top: tuple[int, int, int], bottom: tuple[int, int, int]) -> Image.Image:
    shade = Image.linear_gradient("L").resize(size)
    return Image.composite(Image.new("RGB", size, bottom), Image.new("RGB", size, top), shade)


def under_dialog(image: Image.Image, frame: tuple[float, float, float, float]) -> Image.Image:
    """Hide the lower half of a board (left, top, width, height) beneath a dialog; the rest of the screen is darker."""
    left, top, width, height = (round(each) for each in frame)
    shown = Image.blend(image.convert("RGB"), Image.new("RGB", image.size), 0.4)
    draw = ImageDraw.Draw(shown)
    upper, lower = top + height * 9 // 20, top + height * 23 // 20
    draw.rounded_rectangle((left + width // 30, upper, left + width * 29 // 30, lower), width // 24, (250, 250, 250))
    for line, (text, size) in enumerate(
        [("Leave this game?", 16), ("It counts as lost.", 22), ("Stay      Leave", 18)]
    ):
        place = left + width // 2, upper + height * (3 + 4 * line) // 20
        draw.text(place, text, (40, 40, 40), font_for("L", "work-sans", 700, width // size), "mm")
    return shown
