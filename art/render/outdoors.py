"""The outdoor rink: snow with footprints, far shores, boards, the warming hut, lights on a string."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from materials import plain, snow
from nodes import principled
from palette import TOKENS
from props import plant, spruce_mesh
from shapes import box, build_mesh, lathe, link, place, shade_smooth, tube
from surfaces import lamp_surface, painted_board


def terrain(name, height, x_range, y_range, columns, rows, material):
    """A grid over the ground; `height` takes arrays of x and y."""
    x, y = np.meshgrid(np.linspace(*x_range, columns), np.linspace(*y_range, rows))
    vertices = np.stack([x, y, height(x, y)], -1).reshape(-1, 3)
    index = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    mesh = build_mesh(name, vertices.tolist(), faces.tolist(), [material])
    shade_smooth(mesh)
    return place(mesh, name)


def bumps(seed, cell):
    """Smooth noise between about -1 and 1 as a function of arrays x and y, with bumps about `cell` metres wide."""
    rng = np.random.default_rng(seed)
    waves = [(rng.normal(0, 1 / cell, 2), rng.uniform(0, 2 * math.pi)) for _ in range(18)]
    return lambda x, y: sum(np.sin(x * wave[0] + y * wave[1] + phase) for wave, phase in waves) / 4.2


def footprints(x, y, path, stride=.27, size=(.036, .088), depth=.05):
    """The height of small boots' prints along the points of `path`: below 0 in them, a little above at their edges."""
    path, height = np.asarray(path) @ (1, 1j), np.zeros_like(x)
    lengths = np.r_[0, np.cumsum(abs(np.diff(path)))]
    for step, distance in enumerate(np.arange(.1, lengths[-1], stride)):
        here, ahead = np.interp([distance, distance + .05], lengths, path)
        seen = (x + 1j * y - here) / (ahead - here) * .05 - .075j * (-1) ** (step + 1)
        along, across = seen.real / size[1], seen.imag / size[0]
        away = np.hypot(along, across * (1 + .35 * np.exp(-((along + .25) / .28) ** 2)))
        height += -depth / (1 + np.exp((away - 1) * 14)) + depth * .25 * np.exp(-((away - 1.35) / .25) ** 2)
    return height


def row_of_snow(x_range, y_range, base, thick, waver=.016, bare=()):
    """Snow that lies along a rail; `bare` are the places where something has pressed it off."""
    (front, back), coarse, fine = y_range, bumps(8, .05), bumps(9, .012)

    def height(x, y):
        edge = (y - front - waver * (coarse(x, y) + .25 * fine(x, y))) / .03
        body = (edge.clip(0, 1) * ((back - y) / .018).clip(0, 1)) ** .5
        for place in bare:
            body = body * ((abs(x - place) - .006) / .018).clip(0, 1) ** .6
        return base + (thick + .25 * thick * coarse(x, y + 3) + .0012 * fine(x, y)) * body

    terrain('row', height, x_range, (front - waver, back + .003), 900, 60, snow((.86, .91, .97), .3))


def snowy_needles(cover):
    """Dark needles with snow on the upper side of the branches."""
    material, tree, shader = principled('needles')
    up = tree.split(tree.node('ShaderNodeNewGeometry', output='Normal'))[2]
    patches = tree.noise(tree.object_point(), 26, 4, .7)
    snowed = tree.smoothstep(up * .5 + patches, 1.05 - .3 * cover, 1.15 - .3 * cover)
    tree.plug(shader, {'Base Color': tree.mix(snowed, (.012, .022, .020), (.78, .84, .93)), 'Roughness': .8})
    return material


def far_forest(rng, count, x_range, y_range, ground, tallest, low_at, cover=0):
    """Spruces on a far shore; `low_at` is (x, reach, share): around x they are at most that share of their height."""
    needles = snowy_needles(cover) if cover else plain('needles', (.012, .022, .020), .8, .1)
    shapes = [spruce_mesh(rng, needles) for _ in range(7)]
    middle, reach, share = low_at
    for _ in range(count):
        x, y = rng.uniform(*x_range), rng.uniform(*y_range)
        height = rng.uniform(5, tallest) * (share + (1 - share) * min(1, abs(x - middle) / reach))
        plant(rng.choice(shapes), (x, y, ground), height, rng.random() * 6)


def boards(length, centre, panel=2.4, height=1.05, turn=0):
    """Rink boards: white panels, dark cap rail, yellow kick plate."""
    white = painted_board('board', '#DDE4EA', .4, .35, 3.)
    rail, kick = painted_board('rail', TOKENS['boards'], .4), painted_board('kick', '#D9A21B', .5, .4)
    count, face, pieces = round(length / panel), height - .22, []
    for x in ((index + .5 - count / 2) * panel for index in range(count)):
        pieces.append(box(panel - .012, .05, face, (x, 0, .22 + face / 2), white, bevel=.004))
        pieces.append(box(panel - .006, .09, .05, (x, 0, height + .02), rail, bevel=.008))
        pieces.append(box(panel - .006, .06, .20, (x, 0, .11), kick, bevel=.003))
    place(None, 'boards', centre, (0, 0, turn), parts=pieces)


def plank_wall(width, height, depth, count, material, location, gap=.004):
    """Upright boards side by side, none quite in line."""
    rng = random.Random(0)
    x, y, z = location
    across = [x + ((index + .5) / count - .5) * width for index in range(count)]
    places = [(x, y + rng.uniform(-.003, .003), z + height / 2) for x in across]
    return [box(width / count - gap, depth, height, place, material, bevel=.002, name='plank') for place in places]


def warming_hut(location, turn):
    """Plank walls, snow on the roof, a lit window with bars and a lit door that is ajar."""
    width, depth, wall, rise = 3.6, 2.6, 2.2, .75
    paint, trim = painted_board('hut', '#6E2A22', .6, .4, 3., .4), painted_board('trim', '#D8DEE4', .5)
    roof_snow, pane = snow((.84, .89, .95), .2), lamp_surface('pane', (1., .56, .22), 7.)
    pieces = plank_wall(width, wall, .04, 18, paint, (0, 0, 0))
    pieces += [box(.05, depth, wall, (side * width / 2, depth / 2, wall / 2), paint) for side in (-1, 1)]
    pieces += [box(.95, .03, .75, (-.85, -.03, 1.35), pane), box(.8, .03, 1.75, (.95, -.03, .90), pane)]
    pieces += [box(.05, .05, .85, (x, -.05, 1.35), trim) for x in (-1.34, -.85, -.36)]
    pieces += [box(1.03, .05, .05, (-.85, -.05, z), trim) for z in (.95, 1.35, 1.75)]
    pieces += [box(.07, .06, 1.85, (x, -.05, .92), trim) for x in (.52, 1.38)]
    pieces += [box(.93, .06, .07, (.95, -.05, 1.82), trim), box(.78, .04, 1.72, (.55, -.42, .88), paint, (0, 0, -1.15))]
    eaves = depth / 2 + .3
    slope, run = math.atan2(rise, eaves), math.hypot(rise, eaves)
    for side in (-1, 1):
        y, tilt = depth / 2 + side * eaves / 2, (-side * slope, 0, 0)
        pieces.append(box(width + .5, run, .05, (0, y, wall + rise / 2 - .06), trim, tilt))
        cover = (0, y, wall + rise / 2 + .06)
        pieces.append(box(width + .56, run + .05, .20, cover, roof_snow, tilt, bevel=.09, segments=5))
    pieces.append(box(.3, .3, .9, (-1.1, depth * .7, wall + rise), painted_board('chimney', '#5A4A44', .8)))
    place(None, 'hut', location, (0, 0, turn), pieces)


def string_lights(start, end, count, sag, radius, seed):
    """Bulbs on a sagging wire; returns where they hang, evenly."""
    rng, start, end = random.Random(seed), Vector(start), Vector(end)
    bulb, wire = lamp_surface('bulb', (1., .62, .28), 26.), plain('wire', (.01, .01, .012), .6)

    def point(share):
        return start.lerp(end, share) - Vector((0, 0, sag * 4 * share * (1 - share)))

    tube('wire', [[tuple(point(index / 40)) for index in range(41)]], .005, wire, 1)
    profile = [(radius * math.sin(angle), -radius * 1.25 * math.cos(angle)) for angle in np.linspace(0, math.pi, 11)]
    for index in range(count):
        share = (index + .5 + rng.uniform(-.08, .08)) / count
        lathe('bulb', profile, 16, [bulb]).location = point(share) - Vector((0, 0, radius * 1.6))
    return [point((index + .5) / count) for index in range(count)]


def point_light(location, power, colour, radius=.08):
    light = bpy.data.lights.new('point', 'POINT')
    light.energy, light.color, light.shadow_soft_size = power, colour, radius
    link(bpy.data.objects.new('point', light)).location = location
