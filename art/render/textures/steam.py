"""Plumes of steam over a hot drink."""
import numpy as np
from files import write_png
from scipy import ndimage

WIDTH, HEIGHT = 512, 1024
PARTICLES, STEPS = 420_000, 150
#: (from, to, blur in pixels) over the age of the steam, 0 to 1.
AGES = ((0, .25, 2.2), (.25, .5, 3.4), (.5, .75, 5.5), (.75, 1, 9.))


def _flow(seed):
    """The curl of two scales of noise: a flow without sources, in which threads never clump."""
    flow = np.zeros((2, HEIGHT, WIDTH))
    for index, (cell, strength) in enumerate(((60, 150.), (22, 26.))):
        noise = np.random.default_rng(seed + index).normal(0, 1, (HEIGHT, WIDTH))
        smooth = ndimage.gaussian_filter(noise, cell, mode='wrap')
        down, across = np.gradient(smooth / smooth.std())
        flow += strength * np.array([across, -down])
    return flow


def steam(name, seed, spread=.13):
    """A plume: particles leave a short line at the foot and drift upwards through swirls."""
    rng, flow = np.random.default_rng(seed), _flow(seed)
    born = rng.uniform(0, STEPS, PARTICLES)
    x = WIDTH * (.5 + rng.uniform(-spread, spread, PARTICLES))
    y = np.full(PARTICLES, HEIGHT - 14.)
    rise = HEIGHT / STEPS * rng.uniform(.62, .98, PARTICLES)
    for step in range(STEPS):
        alive = born < step
        column, row = x.astype(int) % WIDTH, (y.astype(int) + 4 * step) % HEIGHT
        swirl = np.clip((HEIGHT - y) / (.5 * HEIGHT), .12, 1)
        x += alive * flow[1, row, column] * swirl
        y -= alive * (rise - flow[0, row, column] * swirl * .35)
    age = (STEPS - born) / STEPS
    picture = np.zeros((HEIGHT, WIDTH))
    for low, high, blur in AGES:
        part = (age >= low) & (age < high) & (x > 0) & (x < WIDTH - 1) & (y > 0) & (y < HEIGHT - 1)
        layer = np.zeros((HEIGHT, WIDTH))
        np.add.at(layer, (y[part].astype(int), x[part].astype(int)), (1 - age[part]) ** .8)
        picture += ndimage.gaussian_filter(layer, blur)
    picture /= np.percentile(picture, 99.3)
    down, across = np.linspace(0, 1, HEIGHT)[:, None], np.linspace(-1, 1, WIDTH)[None, :]
    fade = np.clip(down / .35, 0, 1) ** 1.3 * np.clip((1 - down) / .30, 0, 1) * np.clip((1 - abs(across)) / .3, 0, 1)
    write_png(name, (picture * fade).clip(0, 1) ** .9)
