"""Six mittens and a toque dry on a rail of pegs in the morning sun; a window draws its panes on the wall."""
import math
import random

from camera import camera
from knit import mitten, toque
from light import area, dim_room, spotlight
from materials import plain
from outdoors import plank_wall
from palette import TAPES
from scene import new_scene, render
from shapes import box, lathe, rounded, tube
from surfaces import painted_board, plank_wood

#: Distance of the pegs; how far from the wall things hang, and how long the loops of yarn are.
PITCH, AWAY, LOOP = .113, .056, .034


def wall_and_rail():
    plank_wall(3.6, 2.4, .03, 30, painted_board('wall', '#2C5878', .5, .3, 3.), (0, .015, -1.2))
    wood = plank_wood('rail', (.30, .17, .08), (.58, .38, .20), 'x', .4)
    box(3, .02, .085, (0, -.01, 0), wood, bevel=.005)
    peg = [(0, 0), (.0085, 0), (.0065, .030), (.0065, .052), (.0125, .066), (.0125, .074), (.009, .079), (0, .080)]
    for index in range(9):
        turned = lathe('peg', rounded(peg, [0, 0, .01, .01, .006, .004, .003, 0]), 40, [wood])
        turned.location, turned.rotation_euler = ((index - 4.5) * PITCH, -.019, 0), (math.pi / 2 - .12, 0, 0)


def hang(rng, index, colour):
    """A mitten on the peg of that index, by a loop of its own yarn."""
    x, z, tilt = (index - 4.5) * PITCH, -LOOP + rng.uniform(-.003, .003), rng.uniform(-.10, .10)
    turned = rng.uniform(-.06, .02), math.pi + tilt, rng.uniform(-.3, .3) + math.pi * (index % 2)
    mitten(colour, (x, -AWAY, z), turned, index + 4)
    top, wide = .0085, .0095
    loop = [(-.006, z - .008), (-wide, -.006), (-wide, top), (wide, top), (wide, -.006), (.006, z - .008)]
    loop = rounded([(x + across, -AWAY, up) for across, up in loop], .006)
    tube('loop', [loop], .0014, plain('yarn', colour, .95, .1), 2)


def sunny_window():
    """Sun through a window that is not in the picture."""
    spotlight((-2.9, -2.6, 1.15), (.1, 0, -.12), 4400, .6, (1., .66, .34), .02)
    centre, turn, black = (-1.45, -1.3, .515), -.85, plain('frame', '#000000')
    for x, z, width, height in (
        (-.9, 0, 1.3, 3), (.9, 0, 1.3, 3), (0, 1., .6, 1.5), (0, -1., .6, 1.5), (0, 0, .028, .6), (0, .08, .6, .028),
    ):
        place = (centre[0] + x * math.cos(turn), centre[1] + x * math.sin(turn), centre[2] + z)
        box(width, .02, height, place, black, (0, 0, turn)).visible_camera = False


rng = random.Random(3)
new_scene()
wall_and_rail()
for index, colour in enumerate(TAPES.values()):
    hang(rng, index + 1, colour)
toque((2.5 * PITCH, -.085, -.088), (-.10, .06, .4), .082, .62)
sunny_window()
dim_room((.20, .30, .48), .35)
area((1.6, -1.2, .6), (.2, 0, -.1), .8, 5, (1., .72, .46))
camera((.66, -.86, -.02), (.0, -.04, -.075), 38.5, 3.2, focus=(.13, -.06, -.08), shift=(-.075, 0))
render()
