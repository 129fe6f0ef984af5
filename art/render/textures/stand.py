"""The arena's stand and roof behind the rink, out of focus."""
import numpy as np
from files import write_hdr
from scipy import ndimage

WIDTH, HEIGHT = 3072, 1024
NAVY, LAMP = (.004, .012, .035), (.70, .89, 1.2)
#: Points of light in the stand: (share of all up to here, colour).
POINTS, POINT_COLOURS = 150, (
    (.25, (1.25, .60, .16)), (.78, (.20, .46, 1.15)), (.86, (1.2, .14, .12)), (1., (.8, .92, 1.05)),
)
#: The boards below the stand: top edge, bottom edge, colour, softness in pixels; heights in parts of the picture.
BOARDS = ((.865, .975, (.018, .032, .062), 9), (.858, .868, (.06, .10, .17), 6), (.972, .994, (.075, .055, .010), 6))


def disc(light, x, y, radius, colour, edge=.25):
    """A light out of focus: a disc that is brighter towards its edge."""
    left, right = max(0, int(x - radius - 4)), min(WIDTH, int(x + radius + 5))
    top, bottom = max(0, int(y - radius - 4)), min(HEIGHT, int(y + radius + 5))
    if left >= right or top >= bottom:
        return
    rows, columns = np.mgrid[top:bottom, left:right]
    distance = np.hypot(columns - x, rows - y) / radius
    ring = 1 - edge + edge * np.clip(distance, 0, 1) ** 3 * 1.6
    cover = np.clip((1 - distance) * radius / 2.5, 0, 1) * ring
    light[top:bottom, left:right] += cover[..., None] * np.array(colour)


def roof_lamps(light, rng):
    """Two rows on either side, in perspective towards the middle."""
    for side in (-1, 1):
        for row, (spread, drop, size, power) in enumerate(((1, 0, 1, 1), (.62, .03, .72, .5))):
            for lamp in range(9):
                away = (lamp / 8) ** .8
                x = WIDTH * (.5 + side * (.60 - .46 * away) * spread + .02)
                y = HEIGHT * (-.06 + .40 * away + drop)
                x, y = x + rng.normal(0, 4), y + rng.normal(0, 3)
                colour = np.array(LAMP) * (3.4 - 2.0 * away) * rng.uniform(.75, 1.15) * 1.1 * power
                disc(light, x, y, (66 - 38 * away) * size, colour, .35)


def points(light, rng):
    for _ in range(POINTS):
        x, y = rng.uniform(0, WIDTH), HEIGHT * (.50 + .33 * rng.random() ** .8)
        radius, kind = rng.uniform(14, 38), rng.random()
        colour = next(colour for share, colour in POINT_COLOURS if kind < share)
        disc(light, x, y, radius, np.array(colour) * rng.uniform(.02, .22) * .8)


def band(top, bottom, colour, softness):
    height = np.linspace(0, 1, HEIGHT)
    cover = 1 / (1 + np.exp(-(height - top) * HEIGHT / softness)) / (1 + np.exp((height - bottom) * HEIGHT / softness))
    return cover[:, None, None] * np.array(colour)


def stand(name):
    rng = np.random.default_rng(3)
    light = np.zeros((HEIGHT, WIDTH, 3), np.float32)
    height = np.linspace(1, 0, HEIGHT)[:, None, None]
    light += np.array(NAVY) * (.4 + 1.6 * np.exp(-((height - .42) / .22) ** 2))
    roof_lamps(light, rng)
    points(light, rng)
    along = (.35 + .65 * np.sin(np.linspace(0, 5, WIDTH) + 1.2) ** 2)[None, :, None]
    light = light * (1 - .8 * band(.86, 1.2, (1, 1, 1), 9)[..., :1])
    for board in BOARDS:
        light = light + band(*board) * along
    write_hdr(name, ndimage.gaussian_filter(light.astype(np.float32), (2.2, 2.2, 0)))
