"""Tea break: a thermos, six small glasses of chai, a puck and tape on the boards of an outdoor rink at dawn."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np

from camera import camera
from goal import goal
from ice import Shavings, ice, line_across
from knit import mitten
from light import area, sky
from materials import rubber, snow
from outdoors import bumps, far_forest, terrain
from palette import LINE_BLUE, LINE_RED, TAPES
from props import PUCK_LIES, TAPE_LIES, puck, tape_roll
from scene import new_scene, render
from shapes import box, plane
from surfaces import painted_board, plank_wood
from tea import GLASS_HEIGHT, chai_glass, steam, tea_materials, thermos

#: x, y and how full, of each glass.
GLASSES = (
    (.072, .062, .80), (.148, .034, .84), (.226, .060, .78), (.106, .136, .82), (.182, .128, .80), (.258, .148, .83),
)


def background(rng):
    """The rink below, the far shore and its trees."""
    markings = [line_across('y', 6, .30, LINE_BLUE), line_across('y', 14., .055, LINE_RED)]
    surface = ice(
        'scr_wide', 6., markings, second_tile=2.7, tint=(.10, .15, .22), roughness=.06, groove_strength=.9,
        groove_depth=.004, frost=.55, scratch_frost=1.4, wave=.012, patch_tile=9.,
    )
    plane(160, 120, (0, 40, -1.1), surface)
    drifts = bumps(3, 6.)

    def height(x, y):
        return -1.15 + .7 * (1 - np.exp(-(y - 27) / 3)) + .25 * drifts(x, y) * (1 - np.exp(-(y - 27) / 4))

    terrain('shore', height, (-120, 120), (27, 110), 120, 60, snow((.82, .87, .93), .15))
    far_forest(rng, 420, (-100, 100), (60, 100), -.9, 11, low_at=(-6, 26, .55))
    goal((-2.3, 10., -1.1))


def ledge(rng):
    """The top of the boards: three worn planks with snow at the back."""
    cap = plank_wood('cap', (.10, .060, .035), (.36, .235, .14), 'x', .5, frost=.25)
    for plank in range(3):
        box(5, .083, .032, (.2, .0425 + plank * .086, -.016), cap, bevel=.004)
    box(5, .05, 1.0, (.2, .10, -.54), painted_board('boards', '#E8EEF2', .4))
    white = snow((.86, .91, .97), .3)
    coarse, fine = bumps(8, .05), bumps(9, .012)

    def height(x, y):
        edge = .218 + .016 * coarse(x, y) + .004 * fine(x, y)
        inside, back = np.clip((y - edge) / .03, 0, 1), np.clip((.285 - y) / .018, 0, 1)
        return -.004 + (.024 + .006 * coarse(x, y + 3) + .0012 * fine(x, y)) * (inside * back) ** .5

    terrain('drift', height, (-1.2, 1.6), (.19, .29), 900, 60, white)
    crumbs = Shavings(white, rng)
    for _ in range(700):
        crumbs.put(rng.uniform(-.6, .8), rng.uniform(.0, .22) ** .8, .0004, crumbs.size(1.5, -.9, .6))


def still_life(rng):
    materials = tea_materials()
    for index, (x, y, fill) in enumerate(GLASSES):
        chai_glass((x, y, .0002), fill, rng.random() * 6, materials)
        foot = (x + .004, y, GLASS_HEIGHT * fill - .012)
        steam(foot, index % 3, .085, rng.uniform(.15, .20), .75, flip=index > 2)
    thermos((.338, .118, 0), .5)
    puck((-.012, .128, PUCK_LIES), .3, rubber(.35))
    tape_roll(TAPES['marigold'], (.345, .036, TAPE_LIES))
    left = mitten(TAPES['rani'], TAPES['rani'], 2, .9)
    left.location, left.rotation_euler = (-.086, .036, .0155), (-math.pi / 2 + .30, .12, -.72)


rng = random.Random(5)
new_scene()
background(rng)
ledge(rng)
still_life(rng)
sky('dawn', 1., turn=-97)
area((-.9, 1.4, .9), (.2, .1, .05), .5, 30, (1., .60, .32))
area((1.2, -.7, .8), (.25, .08, .05), .6, 8, (.80, .84, 1.))
area((-.75, -.55, .30), (.15, .08, .05), .10, 3, (1., .78, .52), .5)
camera((.06, -.82, .215), (.075, .1, .085), 46, 6.3, focus=(.17, .06, .04))
render()
