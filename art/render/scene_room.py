"""Before the first shift: six small jerseys in the dressing room of a community rink. v=room | bench."""
import math
import random

from camera import camera
from cloth import NECK, jersey, jersey_cloth
from light import area, dim_room
from materials import plain, rubber
from outdoors import plank_wall
from palette import PAINTS, TAPES
from player import helmet
from props import PUCK_LIES, TAPE_HEIGHT, puck, tape_roll
from scene import ARGUMENTS, new_scene, render
from shapes import box, plane, tube
from skate import skate
from surfaces import painted_board, plank_wood
from tea import chai_glass, steam, tea_materials, thermos

STALL, FIRST = .60, -.02
#: Heights of the bench, the hooks and the shelf.
BENCH, HOOK, SHELF = .42, 1.44, 1.64
SIZES, NUMBERS = (1.06, .94, 1.12, .98, 1.04, .92), (9, 4, 22, 13, 7, 11)


def stall(index):
    """Where the middle of a stall is."""
    return FIRST + STALL * index


def room():
    pine, upright = (plank_wood('pine', (.30, .17, .08), (.60, .40, .21), axis, .42) for axis in 'xz')
    wall = painted_board('wall', '#1D4063', .55, .3, 3.)
    plank_wall(9, 2.6, .03, 60, wall, (1.2, 0, 0))
    plane(9, 3, (1.2, .02, 1.3), wall, (math.pi / 2, 0, 0))
    plane(12, 8, (1.2, -3.6, 0), painted_board('floor', '#15181C', .7, .5, 9.))
    middle, width = stall(2.5), 6 * STALL + .04
    box(width, .36, .035, (middle, -.20, SHELF), pine, bevel=.004)
    for plank in range(3):
        box(width, .125, .040, (middle, -.11 - .13 * plank, BENCH - .02), pine, bevel=.006)
    for index in range(7):
        x = stall(index - .5)
        box(.035, .34, SHELF - BENCH, (x, -.20, (SHELF + BENCH) / 2), upright, bevel=.004)
        box(.05, .36, BENCH - .04, (x, -.21, BENCH / 2 - .02), upright, bevel=.004)


def hung(x, colour, number, size, turn):
    """A jersey on its hook, back to the room."""
    brass, sag = plain('hook', (.6, .42, .18), .3, .5, Metallic=1), .012 * turn
    tube('hook', [[(x, -.02, HOOK + .03), (x, -.10, HOOK + .03), (x, -.13, HOOK + .06)]], .008, brass, 3)
    arms = [
        [(side * .118, 0, NECK - .075), (side * (.20 + sag), 0, .85), (side * (.225 + sag * side), -.01, .60)]
        for side in (-1, 1)
    ]
    shirt = jersey(jersey_cloth(colour, number), arms, .42)
    shirt.location, shirt.rotation_euler = (x, -.14, HOOK - NECK * size), (0, 0, .05 * turn)
    shirt.scale = (size,) * 3


def stalls():
    for index, (colour, number, size) in enumerate(zip(TAPES.values(), NUMBERS, SIZES)):
        x = stall(index)
        hung(x, colour, number, size, (-1, 1)[index % 2])
        head = helmet(PAINTS['white' if index % 3 == 1 else 'navy'])
        head.location = (x + rng.uniform(-.05, .05), -.20, SHELF + .155)
        head.rotation_euler = (0, 0, math.pi + rng.uniform(-.5, .5))
        for side in (-1, 1):
            turn = math.pi + rng.uniform(-.2, .2) - .12 * side
            skate((x + side * .08, -.28 + rng.uniform(-.05, .03), 0), (0, 0, turn), colour, size * .9)


def tea(x, y, glasses):
    """The thermos at a place on the bench, and glasses at distances from it."""
    thermos((x, y, BENCH), .4)
    materials = tea_materials()
    for index, (across, deep) in enumerate(glasses):
        chai_glass((x + across, y + deep, BENCH), .8, index, materials)
        steam((x + across, y + deep, BENCH + .05), index % 3, .07, .13 + .03 * index, .32, flip=index > 1)


rng = random.Random(2)
new_scene()
room()
stalls()
dim_room((.03, .034, .045), 1.)
area((.4, -1.9, 2.9), (1.1, -.1, .9), .9, 165, (1., .74, .47), .5)
area((3.2, -1.8, 2.8), (2.6, -.1, .9), .7, 120, (1., .68, .40), .4)
area((-3.2, -2.2, 1.8), (.4, 0, .9), 1.2, 46, (.55, .74, 1.))
if ARGUMENTS['v'] == 'room':
    tea(stall(2) + .1, -.24, ((-.12, -.06), (-.20, .0)))
    for x, y in ((-.06, .0), (.04, .03), (.02, -.05)):
        puck((stall(4) + x, -.25 + y, BENCH + PUCK_LIES), x, rubber(.1), 64)
    for layer, tape in enumerate(('sky', 'marigold')):
        tape_roll(TAPES[tape], (stall(0) - .1, -.28, BENCH + TAPE_HEIGHT * (layer + .5)))
    camera((.84, -3.85, 1.06), (.84, 0, .96), 27, 5.6, focus=(1.3, -.2, 1.1))
else:
    tea(-.005, -.13, ((-.085, -.055), (-.165, -.02), (-.03, -.125), (-.125, -.125)))
    for x, turn in ((.115, math.pi + .35), (.205, math.pi + .1)):
        skate((x, -.21, BENCH), (0, 0, turn), TAPES['marigold'], .80)
    paper = plain('paper', '#F2EEE4', .8)
    for lift, tilt in ((.001, 0), (.012, .13)):  # a folded guide that will not quite close
        box(.105, .17, .0012, (-.205, -.285, BENCH + lift), paper, (0, -tilt, .25))
    area((-.7, -1.0, 1.15), (-.05, -.2, .5), .3, 9, (1., .66, .36))
    camera((-.26, -1.40, .74), (-.14, -.2, .615), 41, 4., focus=(-.02, -.22, .5))
render()
