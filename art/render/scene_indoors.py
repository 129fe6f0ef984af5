"""Warm rooms at the rink. v=whiteboard: a play half drawn."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Vector

from camera import camera
from light import area, dim_room, spotlight
from materials import plain, plastic, rubber
from nodes import principled
from outdoors import plank_wall
from palette import PAINTS, TAPES
from props import PUCK_LIES, puck
from scene import ARGUMENTS, new_scene, render, texture
from shapes import box, lathe, place, plane, rounded, tube
from surfaces import painted_board, plank_wood

#: A foot of the rink in metres, half the width and height of the board, and where the magnets are, in feet.
FOOT, HALF_X, HALF_Y = .0036, 104 * .0036, 46.5 * .0036
MAGNETS = ((96, 60), (84, 24), (14.5, 42.5), (60, 40), (41, 70), (112, 33))
WARM, COLD, LEAN = (1., .62, .33), (.45, .66, 1.), math.radians(72)


def enamel():
    """White enamel with print and ink, and the haze of wiping."""
    material, tree, shader = principled('enamel')
    haze = tree.noise(tree.mapping(tree.object_point(), (3, 9, 1), (0, 0, 0), (0, 0, .5)), 4, 5, .6)
    picture = tree.image(texture('board'), tree.uv(), 'EXTEND')
    picture.socket.node.image.colorspace_settings.name = 'sRGB'
    white = tree.mix(.88, (0, 0, 0), picture)
    tree.plug(shader, {'Base Color': white, 'Roughness': haze * .25 + .05, 'Specular': .3})
    return material


def board(location):
    """The rink in a frame with black corners, and a magnet in each tape colour."""
    root = place(None, 'board', location, (LEAN, 0, 0))
    steel, black = plain('frame', (.5, .5, .5), .35, Metallic=1), plastic('corner', PAINTS['carbon'])
    parts = [plane(2 * HALF_X, 2 * HALF_Y, material=enamel()), box(2 * HALF_X, 2 * HALF_Y, .008, (0, 0, -.0045), steel)]
    for side in (-1, 1):
        parts.append(box(2 * HALF_X, .014, .016, (0, side * HALF_Y, -.001), steel, bevel=.003))
        parts.append(box(.014, 2 * HALF_Y, .016, (side * HALF_X, 0, -.001), steel, bevel=.003))
        parts += [box(.034, .034, .021, (x, side * HALF_Y, -.001), black, bevel=.006) for x in (-HALF_X, HALF_X)]
    edge = rounded([(0, 0), (.0125, 0), (.0118, .008), (.0105, .0068), (0, .0066)], [0, .001, .002, .001, 0])
    for (east, south), colour in zip(MAGNETS, TAPES.values()):
        parts.append(lathe('magnet', edge, 64, [plain('magnet', colour, .3, .5, .3)]))
        parts[-1].location = ((east - 100) * FOOT, (42.5 - south) * FOOT, .0001)
    for part in parts:
        part.parent = root


def marker(start, way, cap):
    """A marker that points along `way`, and its cap."""
    white, ink = plain('barrel', PAINTS['white'], .3, .5, .3), plain('ink', PAINTS['navy'], .45)
    pieces = ((0, .098, .0085, white), (-.004, 0, .0083, ink), (.098, .106, .0066, ink), (.106, .118, .0027, ink))
    for low, high, radius, material in pieces:
        tube('marker', [[Vector(start) + Vector(way) * share for share in (low, high)]], radius, material)
    tube('cap', [cap], .0094, ink)


def whiteboard():
    bench = plank_wood('bench', (.16, .09, .045), (.46, .29, .16), 'x', .42)
    for row in range(4):
        box(4, .118, .04, (0, .06 - .122 * row, -.02), bench, bevel=.004)
    board((.08, .02, HALF_Y * math.sin(LEAN) + .008))
    puck((-.03, -.15, PUCK_LIES), .4, rubber(.15))
    marker((.09, -.14, .0085), (.913, -.408, 0), [(.066, -.192, .0094), (.074, -.230, .0094)])
    spotlight((.95, -.62, .75), (.16, -.02, .13), 75, .62, WARM, .09)
    area((1.3, -.3, 1.1), (.3, 0, .1), .5, 7, WARM)
    area((-1.4, -1.2, .9), (0, 0, .1), .8, 5, COLD)
    camera((.44, -.98, .34), (-.09, 0, .115), 45, 1.8, focus=(.0, -.02, .14), shift=(-.05, 0))


new_scene()
plank_wall(5, 3, .03, 35, painted_board('wall', '#1D4063', .5, .35, 3.), (0, .16, -1))
dim_room((.012, .018, .034))
{'whiteboard': whiteboard}[ARGUMENTS['v']]()
render()
