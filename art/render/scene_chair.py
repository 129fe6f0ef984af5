"""A kitchen chair on a pond at dawn, and the tracks of a child who learns to skate by pushing it."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np

from camera import camera
from goal import goal
from ice import Shavings, ice
from knit import mitten, toque
from light import area, sky, spotlight
from materials import snow
from outdoors import bumps, far_forest, terrain
from palette import TAPES
from scene import new_scene, render
from shapes import box, place, plane, tube
from surfaces import plank_wood


def pond(rng):
    """Ice without lines, and a far shore."""
    plane(160, 120, (0, 40, 0), ice(
        'scr_wide', 6., [], second_tile=2.7, tint=(.10, .15, .22), roughness=.06, groove_strength=.5,
        groove_depth=.004, frost=.45, scratch_frost=.45, wave=.012, patch_tile=9.,
    ))
    drifts = bumps(3, 6.)

    def height(x, y):
        return -.05 + .6 * (1 - np.exp(-(y - 30) / 3)) + .25 * drifts(x, y) * (1 - np.exp(-(y - 30) / 4))

    terrain('shore', height, (-120, 120), (30, 110), 120, 60, snow((.82, .87, .93), .15))
    far_forest(rng, 420, (-100, 100), (60, 100), .2, 11, low_at=(3, 26, .55))


def chair(location, turn):
    """Plain and sturdy; its back is on the side of +y."""
    wood = plank_wood('chair', (.23, .12, .055), (.50, .31, .15), 'z', .45)
    legs = [[(side * .155, -.16, .44), (side * .185, -.195, 0)] for side in (-1, 1)]
    posts = [[(side * .19, .225, 0), (side * .165, .165, .43), (side * .175, .20, .66), (side * .185, .265, .90)] for side in (-1, 1)]
    rungs = [[(side * .176, -.185, .14), (side * .181, .208, .14)] for side in (-1, 1)]
    rungs += [[(-.178, .01, .14), (.178, .01, .14)], [(-.172, -.18, .22), (.172, -.18, .22)]]
    spindles = [[(x * .82, .165, .45), (x * .9, .195, .66), (x, .248, .84)] for x in (-.10, -.035, .035, .10)]
    parts = [tube('legs', legs, .0165, wood, 4), tube('posts', posts, .0155, wood, 4), tube('rungs', rungs, .0095, wood, 4)]
    parts.append(tube('spindles', spindles, .0085, wood, 4))
    parts.append(box(.40, .40, .028, (0, 0, .452), plank_wood('seat', (.23, .12, .055), (.50, .31, .15), 'x', .4), bevel=.012, segments=5))
    parts.append(box(.41, .022, .085, (0, .253, .862), plank_wood('top', (.23, .12, .055), (.50, .31, .15), 'x', .4), (-.28, 0, 0), bevel=.01, segments=5))
    root = place(None, 'chair', location, (0, 0, turn))
    for part in parts:
        part.parent = root
    return root


def tracks(rng, foot, turn):
    """Two legs of the chair have scored the ice; between the lines are short strokes of small skates, left and right."""
    white, lines = snow((.90, .94, 1.), .1), []

    def behind(distance, across):
        bend = .12 * distance ** 2
        x, y = across + bend, distance + .25
        return foot[0] + x * math.cos(turn) - y * math.sin(turn), foot[1] + x * math.sin(turn) + y * math.cos(turn)

    for side in (-.19, .19):
        lines.append([(*behind(d, side + .004 * math.sin(d * 7)), -.0022) for d in np.linspace(-.05, 9, 120)])
    for step in range(26):
        start, side = .12 + step * .31, 1 if step % 2 else -1
        reach = rng.uniform(.14, .24)
        lines.append([
            (*behind(start + t * .38, side * (.03 + reach * (1 - t) ** 2)), -.0060 + .0050 * math.sin(math.pi * t) ** .4)
            for t in np.linspace(0, 1, 14)
        ])
    tube('tracks', lines, .0058, white, 2)
    crumbs = Shavings(white, rng)
    for _ in range(1500):
        crumbs.lie(*behind(rng.random() ** 1.5 * 6, rng.gauss(0, .16)), crumbs.size(2.2, -.4, .5))


FOOT, TURN = (.46, .05, 0), 2.05
rng = random.Random(7)
new_scene()
pond(rng)
seat = chair(FOOT, TURN)
tracks(rng, FOOT, TURN)
hat = toque((-.185, .262, .815), (-.22, -.20, .3), .088)
hat.parent = seat
for index, (x, y, turn) in enumerate(((-.07, -.02, .5), (.05, -.06, -.3))):
    mitt = mitten(TAPES['marigold'], TAPES['marigold'], index, .95)
    mitt.location, mitt.rotation_euler, mitt.parent = (x, y, .483), (-math.pi / 2, 0, turn + math.pi), seat
goal((-4.2, 13, 0))
sky('dawn', 1., turn=-93)
area((-1.6, -1.6, 1.6), (.4, 0, .5), .8, 34, (.92, .90, 1.))
spotlight((-2.6, 7, 2.7), (.4, 0, .4), 11000, .3, (1., .60, .32), .12)
camera((-.30, -2.45, .98), (0, 0, .53), 37, 3.2, focus=(.42, 0, .6))
render()
