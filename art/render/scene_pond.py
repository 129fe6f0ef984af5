"""A frozen pond. v=dawn | aurora: its goal | tea: a break on the boards of its rink | chair: what a beginner pushes."""
import math
import random

import numpy as np
from mathutils import Vector

from camera import camera
from goal import goal
from ice import Shavings, circle, line_across, pond_ice, spot
from knit import mitten, toque
from light import area, sky, spotlight
from materials import plain, rubber, snow
from outdoors import bumps, far_forest, row_of_snow, terrain
from palette import LINE_BLUE, LINE_RED, TAPES
from props import PUCK_LIES, TAPE_LIES, plant, puck, spruce_mesh, tape_roll
from scene import ARGUMENTS, new_scene, render
from shapes import box, place, plane, tube
from surfaces import painted_board, plank_wood
from tea import GLASS_HEIGHT, chai_glass, steam, tea_materials, thermos

#: x, y and how full, of each glass.
GLASSES = (
    (.072, .062, .80), (.148, .034, .84), (.226, .060, .78), (.106, .136, .82), (.182, .128, .80), (.258, .148, .83),
)
WHITE, SHORE = (.86, .91, .97), (.82, .87, .93)
#: The line of a back leg up to the top of the chair's back, on one side.
POST = (.19, .225, 0), (.165, .165, .43), (.175, .20, .66), (.185, .265, .90)


def pond(material, level, far, low_at):
    """Ice at a level, and beyond it, `far` away, the shore and its trees."""
    plane(160, 120, (0, 40, level), material)
    drifts = bumps(3, 6.)

    def height(x, y):
        rise = [1 - np.exp(-(y - far) / reach) for reach in (3, 4)]
        return level - .05 + .7 * rise[0] + .25 * drifts(x, y) * rise[1]

    terrain('shore', height, (-120, 120), (far, 110), 120, 60, snow(SHORE, .15))
    far_forest(rng, 420, (-100, 100), (60, 100), level + .2, 11, low_at)
    sky('dawn', 1., turn=-97)


def forest(dawn):
    """Spruces in clumps, low where the sky is brightest."""
    needles = plain('needles', (.012, .022, .020) if dawn else (.006, .012, .012), .8, .1)
    shapes = [spruce_mesh(rng, needles) for _ in range(7)]
    for _ in range(620):
        x, y = rng.uniform(-120, 120), rng.uniform(62, 104)
        clump = .45 + .55 * (.5 + .5 * math.sin(x * .09 + 1.3)) * (.6 + .4 * math.sin(x * .31))
        height = rng.uniform(5, 11) * clump * (.55 + .45 * min(1, abs(x - 3) / 26))
        plant(rng.choice(shapes), (x, y, .2), height, rng.random() * 6)


def goal_alone():
    """A goal in its crease, where a goalkeeper has worked, and the puck he did not stop."""
    dawn = ARGUMENTS['v'] == 'dawn'
    lines = [line_across('y', 0, .055, LINE_RED), circle((0, 0), 1.83, .05, LINE_RED), spot((0, 0), 1.8, (.1, .3, .52))]
    plane(120, 80, (0, -12, 0), pond_ice(lines, tint=(.10, .15, .22) if dawn else (.05, .09, .14)))
    goal()

    def height(x, y):
        far, middle, near = (1 - np.exp(-(y - 22) / distance) for distance in (4, 3, 2))
        return -.05 + .22 * np.sin(x * .21 + y * .2) * far + .55 * middle + .12 * np.sin(x * .7 - y * .13) * near

    terrain('shore', height, (-130, 130), (22, 110), 120, 120, snow(SHORE, .15))
    forest(dawn)
    crumbs = Shavings(snow(), rng)
    for _ in range(1500):
        crumbs.put(rng.gauss(.2, 1.), rng.gauss(-.5, .5), .001, crumbs.size(4, .3, .5))
    puck((.42, -.62, PUCK_LIES), .3, rubber(.3), 96)
    if dawn:
        sky('dawn', 1.0, turn=-93)
    else:
        sky('aurora', 2.0, turn=-90)
        area((-.3, 3.2, 2.9), (0, .3, .2), 1.0, 70, (1., .60, .28), .4)
        area((-4, -3.5, 3.2), (0, 0, .4), 1.6, 26, (.62, .82, 1.))
        area((4.5, -1., 2.4), (0, 0, .5), 1.2, 16, (.25, 1., .62))
    camera((-1.0, -3.9, .30), (-.62, 0, .86), 27, 4.0, focus=(0, 0, .6))


def ledge():
    """The top of the boards: three worn planks with snow at the back."""
    cap = plank_wood('cap', (.10, .060, .035), (.36, .235, .14), 'x', .5, frost=.25)
    for plank in range(3):
        box(5, .083, .032, (.2, .0425 + plank * .086, -.016), cap, bevel=.004)
    box(5, .05, 1.0, (.2, .10, -.54), painted_board('boards', '#E8EEF2', .4))
    row_of_snow((-1.2, 1.6), (.218, .285), -.004, .024)
    crumbs = Shavings(snow(WHITE, .3), rng)
    for _ in range(700):
        crumbs.put(rng.uniform(-.6, .8), rng.uniform(.0, .22) ** .8, .0004, crumbs.size(1.5, -.9, .6))


def tea():
    lines = [line_across('y', 6, .30, LINE_BLUE), line_across('y', 14., .055, LINE_RED)]
    pond(pond_ice(lines), -1.1, 27, low_at=(-6, 26, .55))
    goal((-2.3, 10., -1.1))
    ledge()
    materials = tea_materials()
    for index, (x, y, fill) in enumerate(GLASSES):
        chai_glass((x, y, .0002), fill, rng.random() * 6, materials)
        foot = (x + .004, y, GLASS_HEIGHT * fill - .012)
        steam(foot, index % 3, .085, rng.uniform(.15, .20), .75, flip=index > 2)
    thermos((.338, .118, 0), .5)
    puck((-.012, .128, PUCK_LIES), .3, rubber(.35))
    tape_roll(TAPES['marigold'], (.345, .036, TAPE_LIES))
    mitten(TAPES['rani'], (-.086, .036, .0155), (-math.pi / 2 + .30, .12, -.72), 2, .9)
    area((-.9, 1.4, .9), (.2, .1, .05), .5, 30, (1., .60, .32))
    area((1.2, -.7, .8), (.25, .08, .05), .6, 8, (.80, .84, 1.))
    area((-.75, -.55, .30), (.15, .08, .05), .10, 3, (1., .78, .52), .5)
    camera((.06, -.82, .215), (.075, .1, .085), 46, 6.3, focus=(.17, .06, .04))


def kitchen_chair():
    """Plain and sturdy; its back is on the side of +y."""
    wood, seat_wood = (plank_wood('chair', (.23, .12, .055), (.50, .31, .15), along, .42) for along in 'zx')
    rods = (
        (.0165, [[(side * .155, -.16, .44), (side * .185, -.195, 0)] for side in (-1, 1)]),
        (.0155, [[(side * x, y, z) for x, y, z in POST] for side in (-1, 1)]),
        (.0095, [[(side * .176, -.185, .14), (side * .181, .208, .14)] for side in (-1, 1)]),
        (.0095, [[(-.178, .01, .14), (.178, .01, .14)], [(-.172, -.18, .22), (.172, -.18, .22)]]),
        (.0085, [[(x * .82, .165, .45), (x * .9, .195, .66), (x, .248, .84)] for x in (-.10, -.035, .035, .10)]),
    )
    parts = [tube('rods', lines, radius, wood, 4) for radius, lines in rods]
    parts.append(box(.40, .40, .028, (0, 0, .452), seat_wood, bevel=.012, segments=5))
    parts.append(box(.41, .022, .085, (0, .253, .862), seat_wood, (-.28, 0, 0), bevel=.01, segments=5))
    return parts


def tracks(root):
    """The chair has scored two lines into the ice; between them are short strokes of skates, left and right."""
    def behind(distance, across, z):
        return root.matrix_basis @ Vector((across + .12 * distance ** 2, distance + .25, z))

    lines = [
        [behind(d, side + .004 * math.sin(d * 7), -.0022) for d in np.linspace(-.05, 9, 120)] for side in (-.19, .19)
    ]
    for step in range(26):
        start, reach, side = .12 + step * .31, rng.uniform(.14, .24), (-1) ** (step + 1)
        lines.append([
            behind(start + t * .38, side * (.03 + reach * (1 - t) ** 2), .005 * math.sin(math.pi * t) ** .4 - .006)
            for t in np.linspace(0, 1, 14)
        ])
    tube('tracks', lines, .0058, snow((.90, .94, 1.), .1), 2)
    crumbs = Shavings(snow(WHITE, .3), rng)
    for _ in range(1500):
        crumbs.lie(*behind(rng.random() ** 1.5 * 6, rng.gauss(0, .16), 0)[:2], crumbs.size(2.2, -.4, .5))


def chair():
    pond(pond_ice(groove_strength=.5, frost=.45, scratch_frost=.45), 0, 30, low_at=(3, 26, .55))
    goal((-4.2, 13, 0))
    root = place(None, 'chair', (.46, .05, 0), (0, 0, 2.05), [
        *kitchen_chair(), toque((-.185, .262, .815), (-.22, -.20, .3), .088),
        mitten(TAPES['marigold'], (-.07, -.02, .483), (-math.pi / 2, 0, math.pi + .5), 0, .95),
        mitten(TAPES['marigold'], (.05, -.06, .483), (-math.pi / 2, 0, math.pi - .3), 1, .95),
    ])
    tracks(root)
    area((-1.6, -1.6, 1.6), (.4, 0, .5), .8, 34, (.92, .90, 1.))
    spotlight((-2.6, 7, 2.7), (.4, 0, .4), 11000, .3, (1., .60, .32), .12)
    camera((-.30, -2.45, .98), (0, 0, .53), 37, 3.2, focus=(.42, 0, .6))


view, seed = {'dawn': (goal_alone, 8), 'aurora': (goal_alone, 8), 'tea': (tea, 5), 'chair': (chair, 5)}[ARGUMENTS['v']]
rng = random.Random(seed)
new_scene()
view()
render()
