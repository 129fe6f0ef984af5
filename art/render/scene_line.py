"""Players from behind, arms on shoulders, on a pond. v=line | portrait | pair."""
import math
import random

import numpy as np
from mathutils import Matrix

from camera import camera
from ice import ice, line_across
from light import area, sky
from materials import rubber, snow
from outdoors import bumps, far_forest, terrain
from palette import LINE_RED, PAINTS, TAPES
from player import player
from props import PUCK_LIES, puck
from scene import ARGUMENTS, new_scene, render
from shapes import plane, tube
from stick import Stick, put_stick
from stick_materials import PAINT, WOOD
from tea import steam

#: Size, number, to which side the braid lies, where the head turns; in the order of the tapes.
TEAM = (
    (.98, 9, 0, -.25), (.88, 4, 1, .30), (1.04, 22, 0, -.10), (.91, 13, 0, .28), (1., 7, -1, -.30), (.84, 11, 0, .15),
)
GAP = .475
#: Where each dropped stick has its butt, and its direction in degrees.
DROPPED = (
    (.75, -.95, 200), (.30, -1.38, -24), (1.42, -1.55, 158), (1.05, -.80, 14), (2.62, -1.2, 196), (1.75, -.75, -40),
)


def pond():
    surface = ice(
        'scr_wide', 6., [line_across('y', 4.5, .055, LINE_RED)], second_tile=2.7, tint=(.10, .15, .22), roughness=.06,
        groove_strength=.9, groove_depth=.004, frost=.55, scratch_frost=1.4, wave=.012, patch_tile=9.,
    )
    plane(160, 120, (0, 20, 0), surface)
    drifts = bumps(3, 6.)

    def height(x, y):
        return -.05 + .6 * (1 - np.exp(-(y - 26) / 3)) + .22 * drifts(x, y) * (1 - np.exp(-(y - 26) / 4))

    terrain('shore', height, (-120, 120), (26, 110), 120, 60, snow((.82, .87, .93), .15))
    far_forest(rng, 420, (-100, 100), (60, 100), .1, 10, low_at=(2, 26, .5))


def hand(sizes, index, side):
    """Where a player has a hand, where that elbow points, and where the back of the hand looks."""
    other, size = index + side, sizes[index]
    if not 0 <= other < len(sizes):
        return (side * .33, .04, .63), (side * .3, -.6, -.2), (side, -.2, 0)
    if side < 0:  # around the front of the next one, out of sight
        return (-.20, .22, .85), (0, 0, -1), (-1, 0, 0)
    taller = sizes[other] / size
    if taller > 1:
        return (GAP / size - .13, -.245, 1.0 * taller), (.1, -.8, -.15), (0, -.7, .7)
    return (GAP / size + .04, -.125, 1.07 * taller), (.1, -.8, -.6), (0, -.7, .7)


def team(members, breath=1.):
    sizes = [size for _, size, *_ in members]
    for index, (tape, size, number, braid, turn) in enumerate(members):
        figure = player(
            TAPES[tape], [hand(sizes, index, side) for side in (-1, 1)],
            PAINTS['white' if index % 3 == 1 else 'navy'], number, size=size, turn=turn, braid=braid,
        )
        x = GAP * index + .05
        figure.location, figure.rotation_euler = (x, rng.uniform(-.02, .04), 0), (0, 0, rng.uniform(-.08, .08))
        steam((x + .15, .35, 1.10 * size), index % 3, .34, .55, breath, (1., .74, .52), flip=index > 2)


def tracks():
    """What their skates have cut on the way here."""
    lines, way = [], np.linspace(0, 1, 60)
    for index in range(len(TEAM)):
        sway, phase, far = rng.uniform(.05, .16), rng.uniform(0, 6), rng.uniform(-1.2, .5)
        for side in (-.11, .11):
            x = GAP * index + .05 + side + sway * np.sin(phase + way * 5 + side * 3) * way + far * way ** 2
            lines.append(np.stack([x, -.1 - 4.6 * way, np.full(60, -.0012)], 1))
    tube('tracks', lines, .0030, snow(), 1)


def dropped():
    for index, (tape, (x, y, degrees)) in enumerate(zip(TAPES.values(), DROPPED)):
        shaft = PAINTS[('bare', 'carbon', 'bare', 'white')[index % 4]]
        stick = Stick(
            material=(WOOD, PAINT)[index % 2], shaft=shaft, blade=shaft, tape=tape, knob=tape, tape_to=.0,
            bands=((.45, .56, tape),), step=.010, tape_step=.003, length=1.12, blade_length=.27, hand=index % 2 * 2 - 1,
        )
        put_stick(stick, Matrix.Translation((x, y, .012)) @ Matrix.Rotation(math.radians(degrees), 4, 'Z'))
    puck((.72, -1.75, PUCK_LIES), .3, rubber(.3), 64)


rng = random.Random(5)
new_scene()
pond()
VIEW = ARGUMENTS['v']
if VIEW == 'pair':
    team((('rani', 1., 11, -1, .25), ('sky', .93, 7, 1, -.30)), breath=.1)
    sky('aurora', 2., turn=-90)
    area((-1.4, 3.0, 2.0), (.3, 0, 1.), .8, 190, (1., .56, .26))
    area((-2.6, -2.2, 1.5), (.3, 0, .9), .7, 26, (1., .62, .36))
    area((-3., -3.5, 3.), (.3, 0, .9), 1.6, 44, (.62, .82, 1.))
    area((2.8, 2., 1.8), (.3, 0, 1.), .8, 60, (.25, 1., .62))
    camera((.0, -2.85, .95), (-.06, 0, .99), 48, 4., focus=(.3, -.1, 1.))
else:
    team([(colour, *player) for colour, player in zip(TAPES, TEAM)])
    tracks()
    dropped()
    sky('dawn', 1., turn=-90)
    area((2.6, 6., 2.2), (1.2, 0, .9), 1.6, 560, (1., .54, .24))
    area((-3., -4., 3.), (1.4, 0, .9), 2.5, 60, (.70, .78, 1.))
if VIEW == 'line':
    camera((.62, -4.6, .54), (.62, 0, .76), 33, 5.6, focus=(1.2, 0, .8))
if VIEW == 'portrait':
    camera((1.24, -4.7, .54), (1.24, 0, .54), 39, 5.6, focus=(1.2, 0, .54), shift=(0, .2))
    render((960, 1200))
else:
    render()
