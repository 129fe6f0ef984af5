"""A helmet with ear pieces, vents and a wire cage."""
import math

import numpy as np

from materials import plain
from shapes import group, lathe, limb, loft, oval, tube

#: Half the width, the depth and the height of a helmet.
SHELL = .120, .144, .134


def helmet(colour):
    """Its origin is the middle of the head; it looks along +y."""
    shell, dark = plain('shell', colour, .24, .5, .5), plain('vent', '#07080A', .8, .2)
    wire = plain('wire', (.62, .65, .69), .25, .5, Metallic=.9)
    wide, deep, high = SHELL

    def flare(up):
        return math.cos(up) ** (.75 if up > 0 else .55)

    def level(up):
        for x, y in oval(wide * flare(up), deep * flare(up), 2.25, 64):
            nape = .55 + .45 * max(0, -y / deep) ** 1.5 if up < 0 else 1
            yield x, y, high * math.sin(up) * nape

    def over(x, up, sign=-1, out=0.):
        """A point of the shell, `x` from its middle, behind (-1) or in front."""
        y = sign * deep * max(0, flare(up) ** 2.25 - abs(x / wide) ** 2.25) ** (1 / 2.25)
        return x, y * (1 + out), high * math.sin(up) * (1 + out)

    def ridge(x):
        top = math.acos(abs(x / wide) ** (1 / .75))
        back = [over(x, up) for up in np.linspace(-.35, top, 20)]
        return back + [over(x, up, 1) for up in np.linspace(top, .5, 20)]

    def vent(x, low, high):
        return [over(x, up, out=-.012) for up in np.linspace(low, high, 8)]

    parts = [
        loft('shell', [list(level(up)) for up in (*np.linspace(-1.05, 1.5, 40), 1.56)], [shell]),
        tube('ridges', [ridge(x) for x in (-.060, -.020, .020, .060)], .0058, shell, 3),
        tube('vents', [vent(x, *at) for x in (-.040, 0, .040) for at in ((.25, .55), (.75, 1.0))], .0085, dark, 3),
        tube('rim', [[*level(-1.0), next(level(-1.0))]], .005, dark, 3),
        lathe('head', [(0, -.13), (.07, -.12), (.088, -.06), (.085, .0), (0, .06)], 24, [dark]),
    ]
    for side in (-1, 1):
        guard = [(0, .014, .030), (.15, .018, .040), (.8, .018, .036), (1, .012, .022)]
        parts.append(loft('ear', limb([(side * .108, .02, -.01), (side * .100, .03, -.12)], guard, 12, 24), [shell]))

    def face(angle, z):
        return .124 * math.sin(angle), .045 + .120 * math.cos(angle) ** .7, z
    across, up = np.linspace(-1.57, 1.57, 25), np.linspace(-.135, .03, 6)
    bars = [[face(angle, z) for angle in across] for z in up]
    bars += [[face(angle, z) for z in up] for angle in across[3:-2:3]]
    return group('helmet', [*parts, tube('cage', bars, .0026, wire, 2)])
