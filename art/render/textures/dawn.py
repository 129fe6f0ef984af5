"""The sky at dawn all around, with the sun just below the horizon in the middle of the picture."""
import numpy as np
from files import between, standard, write_hdr

WIDTH, HEIGHT = 4096, 2048
#: Linear light over the elevation in degrees: towards the sun, and away from it.
SUNWARD = [
    (-90, (.02, .03, .06)), (-1, (.05, .06, .10)), (0, (1.15, .50, .20)), (2.5, (1.0, .46, .24)),
    (6, (.78, .40, .34)), (12, (.42, .30, .42)), (22, (.17, .19, .38)), (40, (.055, .085, .22)),
    (90, (.018, .032, .10)),
]
ASIDE = [
    (-90, (.02, .03, .06)), (-1, (.04, .06, .10)), (0, (.22, .20, .30)), (6, (.20, .18, .31)),
    (14, (.13, .14, .29)), (30, (.06, .09, .22)), (90, (.018, .032, .10)),
]
CLOUD = [(0, (1.6, .62, .22)), (8, (1.25, .45, .30)), (16, (.62, .28, .36)), (30, (.2, .15, .3))]


def clouds(fall, seed, flatness):
    """Noise over the sky, drawn out along the horizon."""
    rng = np.random.default_rng(seed)
    frequency = np.hypot(np.fft.fftfreq(HEIGHT)[:, None] * HEIGHT, np.fft.rfftfreq(WIDTH)[None, :] * flatness * WIDTH)
    frequency[0, 0] = 1
    waves = np.fft.rfft2(rng.normal(0, 1, (HEIGHT, WIDTH))) * frequency ** (-fall / 2) * (frequency > .5)
    return standard(np.fft.irfft2(waves, s=(HEIGHT, WIDTH))).astype(np.float32)


def dawn(name):
    up, around = np.linspace(90, -90, HEIGHT)[:, None], np.linspace(-180, 180, WIDTH)[None, :]
    elevation = np.broadcast_to(up, (HEIGHT, WIDTH))
    sunward = np.exp(-(around / 62) ** 2)[..., None]
    light = between(elevation, SUNWARD) * sunward + between(elevation, ASIDE) * (1 - sunward)
    for width, height, centre, colour in ((9, 4.2, 1.2, (3.2, 1.55, .55)), (26, 8, 1, (.7, .28, .10))):
        glow = np.exp(-(around / width) ** 2 - ((up - centre) / height) ** 2)
        light = light + glow[..., None] * np.array(colour)
    streaks = np.clip((clouds(2.6, 5, 5.5) * .6 + clouds(2.2, 6, 4) * .25 - .05) * .9, 0, 1)
    streaks = streaks * np.exp(-((elevation - 11) / 9) ** 2)
    cover = (streaks * (.25 + .75 * sunward[..., 0]))[..., None] * .75
    light = light * (1 - cover) + between(elevation, CLOUD) * cover * 1.15
    write_hdr(name, light.astype(np.float32))
