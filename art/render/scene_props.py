"""Small things on arena ice. v=pylons | blade | tape | lone | spray | net | door | first-step | first-step-portrait."""
import math
import random

import numpy as np
from mathutils import Matrix

from camera import camera
from goal import goal
from ice import Shavings, circle, flying_snow, ice, line_across, spot
from knit import toque
from light import WARM, area, dim_room, roof_lamps, spotlight, stand
from materials import rubber, snow
from outdoors import boards
from palette import LINE_BLUE, LINE_RED, PAINTS, TAPES
from props import PUCK_HEIGHT, PUCK_LIES, TAPE_HEIGHT, puck, pylon, tape_roll
from scene import ARGUMENTS, new_scene, render
from shapes import box, plane
from skate import skate
from stick import TURN, Stick, plant_stick, put_stick
from surfaces import painted_board
from tea import chai_glass, steam, tea_materials, thermos

#: The top of the boards' rail.
RAIL = 1.095

VIEW = ARGUMENTS['v']
new_scene()
rng = random.Random(12)
crumbs = Shavings(snow(), rng)
black = rubber(.4)


def arena(line, turn=0., size=1., frost=.14):
    """Navy ice with markings, the blurred stand, a cold rim from the left, a warm one from the right, soft light above.

    turn: degrees by which the markings are turned; size: of the lit space
    """
    sheet = ice(
        'scr_close', 1.8, line, tint=(.055, .125, .25), roughness=.06, groove_strength=.8, groove_depth=.0011,
        frost=frost, scratch_frost=.6, patch_tile=6.,
    )
    plane(60, 60, material=sheet, rotation=(0, 0, math.radians(turn)))
    stand(1.15)
    dim_room((.004, .009, .026), .8)
    power = size * size
    area((-1.5 * size, 1.7 * size, 1.3 * size), (0, 0, .05), .7 * size, 80 * power, (.55, .78, 1.), .4 * size)
    area((1.7 * size, 1.0 * size, .8 * size), (0, 0, .05), .5 * size, 46 * power, (1., .50, .22), .25 * size)
    spotlight((.4 * size, -.8 * size, 2.6 * size), (0, 0, 0), 360 * power, .5, (.94, .97, 1.), .25 * size)
    roof_lamps()


def dust(count, centre, spread, largest=1.3):
    for _ in range(count):
        size = crumbs.size(largest, -1.05, .55)
        crumbs.lie(centre[0] + rng.gauss(0, spread[0]), centre[1] + rng.gauss(0, spread[1]), size)


def pucks(*places):
    """Pucks at (x, y, layer of the pile)."""
    for x, y, layer in places:
        puck((x, y, PUCK_LIES + PUCK_HEIGHT * layer), rng.random() * 6, black)


def pylons():
    arena([line_across('x', .55, .305, LINE_BLUE)], turn=-58)
    for x, y, turn in ((.02, .12, .35), (.33, .42, .1), (.66, .80, .7), (1.05, 1.25, .3)):
        pylon((x, y, 0), PAINTS['orange'], turn=turn)
    pucks((.20, -.10, 0), (.275, -.015, 0), (.13, -.015, 0), (.205, -.045, 1))
    dust(2600, (.2, .1), (.4, .3))
    camera((-.02, -.98, .185), (-.02, .2, .10), 38, 4.5, focus=(.1, .05, .08), shift=(-.07, .015))


def blade():
    arena([line_across('x', -.16, .305, LINE_RED)], turn=-62, size=.8)
    stick = Stick(
        tape=PAINTS['rani'], tape_from=.02, tape_to=0., knob=PAINTS['rani'],
        bands=((.55, .66, PAINTS['marigold']), (.68, .70, PAINTS['navy'])), step=.006, tape_step=.0016,
    )
    put_stick(stick, (
        Matrix.Translation((-.12, .02, .040))
        @ Matrix.Rotation(math.radians(-14), 4, 'Z')
        @ Matrix.Rotation(math.radians(12), 4, 'X')
        @ Matrix.Rotation(math.radians(90), 4, 'X')
        @ Matrix.Rotation(-TURN, 4, 'Z')
        @ Matrix.Translation((-stick.heel, 0, 0))
    ))
    pucks((.085, -.075, 0))
    dust(2400, (.03, -.02), (.2, .09))
    for _ in range(1500):  # what the blade has pushed together
        along = rng.random()
        x, y = .20 + .30 * along + rng.gauss(0, .02), -.05 + .10 * along + rng.gauss(0, .02)
        crumbs.put(x, y, abs(rng.gauss(0, .004)), crumbs.size(1.5, -.8, .5))
    camera((.07, -.70, .12), (.03, 0, .062), 44, 4.5, focus=(.06, -.06, .03), shift=(-.13, .02))


def tape():
    arena([spot((.1, .1), .34, LINE_BLUE), circle((.1, .1), .36, .03, (.8, .86, .92))], size=.8)
    for name, x, y, layer in (
        ('marigold', -.045, -.01, 0), ('rani', .052, .022, 0), ('sky', .0, .012, 1), ('violet', -.07, .085, 0),
        ('white', .028, .112, 0), ('red', .028, .112, 1),
        ('red', .15, .085, 0), ('marigold', .15, .085, 1), ('aurora', .15, .085, 2),
    ):
        tape_roll(PAINTS[name], (x, y, TAPE_HEIGHT * (layer + .5)), (0, 0, rng.random() * 6))
    tape_roll(PAINTS['aurora'], (-.165, .005, .042), (math.pi / 2, 0, .42))
    tape_roll(PAINTS['rani'], (.145, -.035, .042), (math.pi / 2, 0, -.62))
    pucks((.27, .03, 0))
    dust(1700, (.02, .0), (.2, .08), .9)
    camera((.04, -.80, .20), (.04, .02, .036), 44, 4.5, focus=(.0, -.02, .03), shift=(-.16, .02))


def fan(count, blade, travel, up=np.array((0, 0, 1))):
    """Snow that a stop throws: in jets, from along the blade, as far as it flies in a fifth of a second."""
    dice = np.random.default_rng(3)
    jets = dice.normal(0, 1, (70, 2)) * (.32, .42)
    side, rise = (jets[dice.integers(70, size=count)] + dice.normal(0, .07, (count, 2))).T[..., None]
    speed, time = dice.lognormal(.5, .5, (count, 1)), dice.random((count, 1)) ** 1.2 * .2
    way = (travel + blade * side + up * abs(rise)) * speed
    points = blade * dice.uniform(-.10, .09, (count, 1)) + way * time - up * 4.9 * time ** 2 + up * .002
    flying = points[:, 2] > .0005
    radii = .0003 * dice.lognormal(0, .7, (count, 1))
    flying_snow(points[flying], ((way - up * 9.8 * time) * .0006)[flying], radii[flying], snow(translucency=.7))


def spray():
    arena([line_across('x', -.3, .305, LINE_BLUE)], turn=-50, size=.8)
    area((.80, .85, .30), (.2, -.1, .06), .35, 85, WARM, .2)
    skate((0, 0, .001), (math.radians(-3), math.radians(-17), math.radians(149)))
    fan(90000, np.array((-.51, -.86, 0)), np.array((.86, -.51, 0)))
    dust(1500, (.2, -.1), (.25, .1), .9)
    camera((.10, -.80, .075), (.02, 0, .078), 48, 4., focus=(.0, -.06, .03), shift=(-.10, 0))


def net():
    """From behind the goal, which is turned to face the stand: the puck has just crossed the line."""
    crease = spot((0, 0), 1.8, (.10, .30, .52)), circle((0, 0), 1.83, .05, LINE_RED)
    arena([*crease, line_across('y', 0, .055, LINE_RED)], size=1.6)
    goal().rotation_euler = (0, 0, math.pi)
    pucks((.60, -.095, 0))
    dust(900, (.55, -.1), (.5, .2))
    area((1.25, .55, .42), (.6, -.1, .02), .3, 20, WARM, .2)
    camera((.54, -1.36, .23), (.52, 0, .15), 42, 2., focus=(.60, -.10, .013), shift=(-.05, .02))


def bench_door():
    """The rink from the players' bench: the boards, and their door half open."""
    arena([line_across('y', 3., .305, LINE_BLUE)], size=2.5)
    for x, y, length, turn in ((-3.98, 0, 7.2, 0), (4.02, 0, 7.2, 0), (-.389, -.448, .77, -1.62)):
        boards(length, (x, y, 0), min(length, 2.4), turn=turn)
    box(14, 4, .06, (0, -2.06, -.02), painted_board('floor', '#15181C', .7, .5, 9.))
    spotlight((-.6, 4.5, 3.0), (.05, -.6, 0), 6000, .42, (1., .64, .32), .2)
    area((0, 5, 4), (0, 3, 0), 3, 1100, (1., .80, .58))
    area((2.6, -2.2, 2.2), (.9, 0, .5), .6, 150, (1., .60, .30))
    area((-2.8, -2.0, 1.9), (-.7, 0, .8), .6, 90, (1., .60, .30))


def door():
    """As high as a child's eyes."""
    bench_door()
    for index, colour in enumerate(TAPES.values()):
        look = dict(tape=colour, knob=colour, bands=((.55, .66, colour),))
        stick = Stick(length=1.12 + .05 * rng.random(), blade_length=.26, **look)
        place_at = .60 + .115 * index, -.34 + rng.uniform(-.02, .02), .012
        plant_stick(stick, place_at, 1.2 + rng.random() * .5, (rng.uniform(-.03, .03), .235))
    thermos((-.60, -.01, RAIL), .4)
    materials = tea_materials()
    for index, x in enumerate((-.71, -.80)):
        chai_glass((x, -.012, RAIL), .8, index, materials)
        steam((x, -.012, RAIL + .05), index, .09, .20, 1.3)
    toque((.52, 0, RAIL), (0, 0, .3), .085)
    camera((-.22, -3.1, 1.10), (-.22, 0, .60), 34, 2.8, focus=(.6, -.2, .7))


def lone():
    arena([line_across('x', 0, .305, LINE_BLUE)], turn=90, size=1.6, frost=.2)
    goal((0, 19., 0))
    area((-2., 16., 4.), (0, 19, .6), 1.5, 900, (.7, .86, 1.))
    area((2.5, 17.5, 2.), (0, 19, .6), .8, 420, WARM)
    pucks((0, 0, 0))
    dust(300, (0, 0), (.25, .2))
    camera((-.06, -1.15, .10), (-.02, 0, .085), 50, 5.6, focus=(0, -.03, .015), shift=(-.12, .08))


{
    'pylons': pylons, 'blade': blade, 'tape': tape, 'lone': lone, 'spray': spray, 'net': net, 'door': door,
}[VIEW]()
render()
