"""Warm rooms at the rink. v=board: a play half drawn | shelf: the gear library, sorted by size."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from camera import camera
from helmet import helmet
from light import area, dim_room, spotlight
from materials import plain, plastic, rubber
from nodes import principled
from outdoors import plank_wall
from palette import PAINTS, TAPES
from props import PUCK_LIES, puck
from scene import ARGUMENTS, new_scene, render, texture
from shapes import box, lathe, link, loft, oval, place, plane, rounded, tube
from skate import skate
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


def label(size, colour, location):
    """A round label with the number of a size on the edge of the board."""
    disc = lathe('label', rounded([(.021, 0), (.021, .002), (0, .002)], .0008), 48, [plain('label', colour, .5)])
    disc.location, disc.rotation_euler = location, (math.pi / 2, 0, 0)
    text = bpy.data.curves.new('size', 'FONT')
    text.body, text.size, text.align_x, text.align_y = str(size), .034, 'CENTER', 'CENTER'
    text.materials.append(plain('digit', PAINTS['navy'], .6))
    item = link(bpy.data.objects.new('size', text))
    item.location, item.parent = (0, 0, .0022), disc


def folded(colour, x, z, rng):
    """A folded jersey: three layers of cloth with soft round edges, none quite like the other."""
    cloth = painted_board('jersey', colour, .9, .45, 14.)
    for layer in range(3):
        wave, half = rng.random() * 6, .096 + rng.uniform(-.005, .004)
        rings = [
            [(x + end * half, y - .12, z + .011 + .021 * layer + up + .003 * math.sin(end * 4 + wave + y * 30))
             for y, up in oval(.105 - abs(end) ** 9 * .008, .011 - abs(end) ** 7 * .005, 3.2, 40)]
            for end in np.linspace(-1, 1, 30)
        ]
        loft('jersey', rings, [cloth])


def shelf():
    """Three boards with a pair of skates, a helmet and a jersey of each size, small to large."""
    rng = random.Random(3)
    pine, upright = (plank_wood('pine', (.26, .15, .07), (.56, .37, .20), axis, .42) for axis in 'xz')
    for z in (-.20, .0, .37):
        box(1.30, .30, .026, (.45, -.15, z - .013), pine, bevel=.003)
    for x in (-.213, 1.113):
        box(.026, .31, 1.5, (x, -.15, .2), upright, bevel=.003)
    for index, colour in enumerate(TAPES.values()):
        x, size = -.10 + .215 * index, .80 + .045 * index
        for side in (-1, 1):
            turn = math.pi + side * .10 + rng.uniform(-.12, .12)
            skate((x + side * .046 * size, -.14 + rng.uniform(-.02, .01), 0), (0, 0, turn), colour, size * .95)
        label(index + 1, colour, (x, -.3002, -.013))
        folded(colour, x, -.20, rng)
        head = helmet(PAINTS['navy'] if index % 2 else PAINTS['white'])
        head.location, head.rotation_euler = (x, -.14, .37 + .113 * size), (0, 0, math.pi + rng.uniform(-.2, .2))
        head.scale = (.83 * size,) * 3
    spotlight((1.35, -1.75, 1.15), (.60, -.1, .13), 420, .56, WARM, .14)
    area((1.1, -1.6, .95), (.5, 0, .15), .5, 22, WARM)
    area((-1.6, -1.6, .9), (0, 0, .1), .9, 5, COLD)
    camera((1.10, -2.15, .34), (.40, -.1, .165), 42, 2., focus=(.52, -.2, .15), shift=(-.11, .01))


new_scene()
plank_wall(5, 3, .03, 35, painted_board('wall', '#1D4063', .5, .35, 3.), (0, .16, -1))
dim_room((.012, .018, .034))
{'board': whiteboard, 'shelf': shelf}[ARGUMENTS['v']]()
render()
