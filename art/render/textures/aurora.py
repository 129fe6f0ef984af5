"""The night sky all around with three curtains of northern lights."""
import math

import numpy as np
from files import between, standard, write_hdr
from scipy import ndimage

WIDTH, HEIGHT = 6144, 3072
STARS, COLUMNS = 3200, 52_000
NIGHT = [
    (-90, (.003, .006, .016)), (-1, (.006, .012, .028)), (0, (.012, .036, .060)), (8, (.006, .018, .046)),
    (30, (.004, .010, .032)), (90, (.002, .005, .016)),
]
GREEN, FRINGE = np.array([.07, 1., .42]), np.array([.25, .12, .22])


def stars():
    rng, light = np.random.default_rng(11), np.zeros((HEIGHT, WIDTH, 3), np.float32)
    for _ in range(STARS):
        elevation, x = math.degrees(math.asin(rng.random())), int(rng.uniform(0, WIDTH))
        y = int((90 - elevation) / 180 * HEIGHT)
        if 1 < y < HEIGHT / 2 - 8 and 1 < x < WIDTH - 2:
            light[y, x] += np.array([.8, .9, 1.1]) * min(2.2, rng.pareto(1.5) * .16)
    return light


def waves(fall, seed):
    """Noise along a curtain."""
    rng, frequency = np.random.default_rng(seed), np.fft.rfftfreq(COLUMNS) * COLUMNS
    frequency[0] = 1
    return standard(np.fft.irfft(np.fft.rfft(rng.normal(0, 1, COLUMNS)) * frequency ** (-fall / 2), n=COLUMNS))


def folded(left, right, away, fold, seed):
    """The line of a curtain on a map in km, seen from 0,0: a straight one with folds in folds."""
    rng, along = np.random.default_rng(seed), np.linspace(0, 1, COLUMNS)
    x, y = left + (right - left) * along, np.full(COLUMNS, float(away))
    for harmonic in (1, 2, 3, 5, 8, 13):
        phase, size = rng.uniform(0, 6.3, 2), fold / harmonic ** .95
        x = x + size * np.sin(6.283 * harmonic * along + phase[0]) * .9
        y = y + size * .55 * np.sin(6.283 * harmonic * along + phase[1])
    return x, y


def curtain(left, right, away, fold, foot, top, power, seed, top_colour):
    """A sheet of light from `foot` to `top` km over a folded line, drawn column by column; its folds add up."""
    light = np.zeros((HEIGHT, WIDTH, 3), np.float32)
    rows, along = np.linspace(90, -90, HEIGHT), np.linspace(0, 1, COLUMNS)
    x, y = folded(left, right, away, fold, seed)
    rays = np.clip(.75 + .38 * waves(1.5, seed + 1) + .22 * waves(.9, seed + 2), .02, 2.5)
    envelope = np.sin(math.pi * along) ** .7 * np.clip(.85 + .45 * waves(3.2, seed + 3), .12, 2)
    base, heights = foot * (1 + .05 * waves(2.8, seed + 4)), (top - foot) * (.55 + .40 * rays)
    bearing, distance = np.degrees(np.arctan2(x, y)), np.hypot(x, y)
    columns = (bearing + 180) / 360 * WIDTH
    for i in np.where((bearing > -88) & (bearing < 88))[0]:
        lowest = math.degrees(math.atan2(base[i], distance[i]))
        highest = math.degrees(math.atan2(base[i] + heights[i] * 3.2, distance[i]))
        first = max(0, int((90 - highest) / 180 * HEIGHT))
        last = min(HEIGHT // 2, int((90 - lowest + 4) / 180 * HEIGHT))
        if last <= first:
            continue
        above = (distance[i] * np.tan(np.radians(rows[first:last])) - base[i]) / heights[i]
        fading = np.exp(-np.clip(above, 0, 9) ** .9 * 1.25)
        profile = np.where(above > 0, fading, np.exp(-(np.clip(above, -9, 0) / .15) ** 2))
        high = np.clip(above * .75, 0, 1)[:, None]
        fringe = np.exp(-(above / .05) ** 2)[:, None]
        colour = GREEN * (1 - high) + np.array(top_colour) * high * .9 + fringe * FRINGE
        strength = power * rays[i] * envelope[i] * .011 * (150 / distance[i]) ** .3
        column = int(columns[i])
        part = columns[i] - column
        light[first:last, column] += (profile * strength * (1 - part))[:, None] * colour
        light[first:last, min(WIDTH - 1, column + 1)] += (profile * strength * part)[:, None] * colour
    return light / (1 + light.max(-1, keepdims=True) * 1.1)


def aurora(name):
    up, around = np.linspace(90, -90, HEIGHT)[:, None], np.linspace(-180, 180, WIDTH)[None, :]
    elevation = np.broadcast_to(up, (HEIGHT, WIDTH))
    light = between(elevation, NIGHT)
    light = light + curtain(-150, 150, 105, 30, 20, 40, 1.5, 107, (.42, .16, .85))
    light = light + curtain(-210, 200, 190, 48, 27, 60, .85, 211, (.25, .22, .85))
    light = light + curtain(-110, 170, 84, 24, 26, 46, .55, 305, (.62, .12, .62))
    glow = np.exp(-((elevation - 9) / 9) ** 2) * np.exp(-(around / 70) ** 2)
    light = light + glow[..., None] * np.array([.001, .014, .012])
    light = ndimage.gaussian_filter(light, (8, 6, 0), mode=('nearest', 'wrap', 'nearest'))
    write_hdr(name, (light + stars() * np.exp(-light.max(-1) * 6)[..., None]).astype(np.float32))
