"""An outdoor rink in the blue hour; everyone is inside, and the hut's window is lit. v=sticks | laces."""
import random

import numpy as np
from mathutils import Vector

from camera import camera
from goal import goal
from ice import circle, line_across, pond_ice
from knit import toque
from light import area, gradient_sky, spotlight
from materials import plain, rubber, snow
from outdoors import (
    boards, bumps, far_forest, footprints, point_light, row_of_snow, string_lights, terrain, warming_hut,
)
from palette import LINE_BLUE, LINE_RED, PAINTS, TAPES
from props import PUCK_LIES, puck
from scene import ARGUMENTS, new_scene, render
from shapes import box, plane, rounded, tube
from skate import skate
from stick import Stick, plant_stick
from stick_materials import PAINT, WOOD
from surfaces import plank_wood
from tea import steam

WARM = (1., .58, .26)
PATHS = (
    [(-2.4, -3.4), (-1.2, -1.4), (.2, -.5), (1.6, -.1)], [(.9, -3.2), (.8, -1.8), (1.1, -.5)],
    [(-.6, -3.6), (.3, -1.6), (2.2, -.9), (3.4, .4)], [(-3.2, -1.2), (-1.2, -.9), (.9, -.7)],
    [(1.9, -2.8), (2.0, -1.2), (2.6, .2)], [(-1.5, -.80), (-.5, -.72), (.3, -.66), (.80, -.46), (1.15, .1)],
)
#: Of each stick in the order of the tapes: foot, lean to the right and to the back, material, shaft, length, direction.
STICKS = (
    (-.03, .26, -.05, .05, WOOD, 'bare', 1.12, 0), (.30, .18, .01, .08, PAINT, 'carbon', 1.24, .35),
    (.60, .29, -.03, -.04, WOOD, 'bare', 1.06, -.25), (.86, .16, .05, .06, WOOD, 'bare', 1.28, .15),
    (1.34, .25, -.01, .02, PAINT, 'white', 1.15, -.1), (1.66, .20, -.06, .09, WOOD, 'bare', 1.20, .4),
)
DUSK = [
    (0, (.46, .25, .22)), (.035, (.27, .19, .29)), (.10, (.10, .135, .31)), (.22, (.042, .082, .23)),
    (.6, (.014, .034, .12)), (1, (.008, .02, .08)),
]


def snowbank():
    """The bank in front, with the paths that people have walked; returns its height as a function of x and y."""
    broad, fine, crumbs = bumps(2, .9), bumps(5, .16), bumps(7, .035)

    def height(x, y):
        bank = .30 * np.exp(-((y - .35) / .42) ** 2) * (.75 + .35 * broad(x * 1.3, y))
        bank = bank * (1 / (1 + np.exp(-(x + 1.6) * 2.2)) * .85 + .30)
        floor = .06 + .035 * broad(x, y) + .005 * fine(x, y) + .0022 * crumbs(x, y)
        edge = np.clip((1.35 + .12 * broad(x * 2, 0 * y) - y) / .5, 0, 1)
        from_stick = np.minimum.reduce([np.hypot(x - foot_x, y - foot_y) for foot_x, foot_y, *_ in STICKS])
        pushed_up = .022 * np.exp(-((from_stick - .045) / .025) ** 2) * (1 + fine(x, y))
        return (bank + floor + pushed_up + sum(footprints(x, y, path) for path in PATHS)) * edge - .01

    terrain('snow', height, (-5, 5), (-3.3, 1.6), 900, 440, WHITE)
    return height


def rink(rng):
    """The ice, and what lies behind it."""
    lines = line_across('y', 5.5, .30, LINE_BLUE), line_across('y', 11.5, .055, LINE_RED)
    markings = [*lines, circle((-2.6, 9.5), 1.8, .055, LINE_RED)]
    plane(60, 40, (0, 14, 0), pond_ice(markings, tint=(.12, .17, .25), roughness=.10, patch_tile=7.))
    boards(50, (0, 13.2, 0))
    warming_hut((6.05, 15.2, .25), .22)
    far_forest(rng, 260, (-45, 45), (24, 52), .2, 12, low_at=(-4, 14, .6), cover=.75)
    area((-14, 20, 16), (2, 34, 5), 8, 2000, (.50, .66, 1.))
    far = bumps(11, 3.)
    rise = lambda x, y: (.35 + .3 * far(x, y)) * (1 - np.exp(-(y - 13.6) / 1.2))
    terrain('far snow', rise, (-40, 40), (13.6, 60), 160, 80, WHITE)
    goal((-2.6, 11.5, 0))
    black = rubber(.3)
    for x, y in ((-1.1, 3.2), (-.4, 4.4), (-2.6, 9.1), (.6, 2.6), (-1.9, 5.4)):
        puck((x, y, PUCK_LIES), rng.random(), black, 48)


def lights():
    pole = plank_wood('pole', (.05, .035, .025), (.14, .10, .07), 'z')
    for start, end in (
        ((-7.5, 3.5), (7.5, 6.)), ((-7.5, 8.), (7.5, 6.)), ((-7.5, 8.), (7.8, 12.6)), ((-7.5, 12.6), (7.8, 12.6)),
    ):
        for x, y in (start, end):
            box(.11, .11, 3.7, (x, y, 1.8), pole)
        points = string_lights((*start, 3.6), (*end, 3.6), 17, .75, .034, int(start[1] * 3))
        for point in points[2::6]:
            point_light(point - Vector((0, 0, .12)), 70, WARM)
    point_light((5.3, 14.2, 1.3), 90, (1., .52, .20), .3)


def sticks(height):
    """Six sticks in the bank, and a toque that somebody left."""
    for index, (tape, stick) in enumerate(zip(TAPES.values(), STICKS)):
        x, y, *lean, material, shaft, length, facing = stick
        look = Stick(
            material=material, shaft=PAINTS[shaft], blade=PAINTS[shaft], tape=tape, knob=tape,
            bands=((.55, .66, tape), (.69, .71, PAINTS['navy'])), step=.008, tape_step=.0026, length=length,
            hand=1 if index % 2 else -1, blade_length=.27, tape_from=.02, tape_to=.0,
        )
        plant_stick(look, (x, y, float(height(x, y)) - .20), facing, lean)
    toque((.42, -.30, float(height(.42, -.30)) + .012), (.30, .22, -.5))
    steam((4.3, 16.9, 3.9), 1, 2.6, 4.6, .16, (.75, .72, .80))
    spotlight((-3.7, 1.5, 3.3), (1.5, .1, .4), 1700, .8, WARM, .06)
    area((-1.5, -3.4, 2.4), (.6, 0, .6), 1., 24, (.55, .68, 1.))
    camera((.08, -2.95, .74), (.22, .3, .93), 29, 2.2, focus=(.8, .25, .9))


def laces():
    """A child's skates hung over the boards by their laces."""
    boards(12, (.55, 0, 0))
    hung, rani = ((.085, -.066, .83, 1.79, -.18), (.325, -.070, .795, 1.47, -.30)), PAINTS['rani']
    over_rail = []
    for x, y, z, turn, dip in hung:
        nail = Vector((x - .01, -.0475, 1.086))
        skate((x, y, z), (dip, .03, turn), rani, .80, nail=nail)
        path = (0, 0, 0), (0, .003, .016), (.004, .095, .012), (.002, .10, -.1)
        over_rail.append(rounded([nail + Vector(step) for step in path], .008))
    tube('laces', over_rail, .0021, plain('lace', rani, .85, .2), 2)
    row_of_snow((-.7, .9), (-.037, .046), 1.072, .054, .005, [x - .01 for x, *_ in hung])
    string_lights((-3.4, 2.8, 1.70), (4.2, 4.6, 1.95), 15, .22, .03, 5)
    spotlight((1.7, -1.9, 2.1), (.33, 0, .93), 420, .32, WARM, .05)
    spotlight((-1.2, 2.2, 2.2), (.3, 0, 1.), 260, .7, WARM, .06)
    area((-2.5, -3.4, 2.4), (0, 0, .9), 1., 12, (.55, .68, 1.))
    camera((.01, -1.06, 1.13), (.03, 0, .985), 42, 2.2, focus=(.2, -.09, .88))


rng = random.Random(4)
new_scene()
WHITE = snow((.84, .89, .96), .2)
rink(rng)
lights()
gradient_sky(DUSK)
laces() if ARGUMENTS['v'] == 'laces' else sticks(snowbank())
render()
