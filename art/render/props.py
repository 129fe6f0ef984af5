"""Small things on the ice: puck, roll of tape, pylon, tree."""
import math

import bpy

from materials import plain, plastic, rubber, wound_tape
from shapes import box, lathe, place, rounded

PUCK_RADIUS, PUCK_HEIGHT = .0381, .0254
#: The height at which a puck or a roll of tape that lies on the ice has its middle.
PUCK_LIES, TAPE_LIES = PUCK_HEIGHT / 2, .01225
TAPE_HEIGHT = .0245


def puck(location=(0, 0, PUCK_LIES), turn=0, material=None, segments=192):
    radius, half = PUCK_RADIUS, PUCK_HEIGHT / 2
    edge = [
        (0, -half), (radius - .0012, -half), (radius, -half + .0022),
        (radius, half - .0022), (radius - .0012, half), (0, half),
    ]
    disc = lathe('puck', rounded(edge, [0, .0014, .0014, .0014, .0014, 0], 4), segments, [material or rubber()])
    disc.location, disc.rotation_euler = location, (0, 0, turn)
    return disc


def tape_roll(colour, location, rotation=(0, 0, 0)):
    """A roll of cloth tape on its cardboard core."""
    inner, outer, half = .0195, .042, TAPE_HEIGHT / 2
    edge = [
        (inner + .002, -half), (outer - .001, -half), (outer, -half + .001),
        (outer, half - .001), (outer - .001, half), (inner + .002, half),
    ]
    roll = lathe('roll', edge, 128, [wound_tape(colour, TAPE_HEIGHT)])
    wall, rim = .0022, half + .0004
    core_edge = [(inner, -rim), (inner + wall, -rim), (inner + wall, rim), (inner, rim)]
    core = lathe('core', core_edge, 96, [plain('core', (.55, .42, .28), .8, .2)], closed=True)
    core.parent = roll
    roll.location, roll.rotation_euler = location, rotation
    return roll


def pylon(location, colour, height=.23, turn=0):
    """A training cone with a white stripe on a square foot."""
    foot, top, rings = height * .30, height * .055, 40
    side = [
        (foot * (1 - share) + top * share, .016 + (height - .016) * share)
        for share in (ring / rings for ring in range(rings + 1))
    ]
    mouth = [(top - .003, height + .001), (top - .006, height - .004), (top - .007, height - .03)]
    body, stripe = plastic('pylon', colour), plain('stripe', '#f2f4f6', .5, .4)
    cone = lathe(
        'pylon', [(foot, .012), *side, *mouth], 96, [body, stripe],
        material_of=lambda ring: 1 if .50 < ring / rings < .72 else 0,
    )
    box(foot * 2.55, foot * 2.55, .012, (0, 0, .0075), body, bevel=.004).parent = cone
    cone.location, cone.rotation_euler = location, (0, 0, turn)
    return cone


def spruce_mesh(rng, material):
    """One rough conifer, 1 m tall, for a far shore: jagged skirts of needles, one above the other."""
    vertices, faces, skirts, points = [], [], 26, 13
    for skirt in range(skirts):
        height = .06 + .92 * skirt / skirts
        radius = .20 * (1 - skirt / skirts) ** .85 * rng.uniform(.75, 1.15) + .006
        first = len(vertices)
        for point in range(points):
            angle = 2 * math.pi * point / points + rng.random() * .4
            reach = radius * (1.0 if point % 2 else .55) * rng.uniform(.75, 1.2)
            hang = radius * .42 * (1 if point % 2 else .5)
            vertices.append((reach * math.cos(angle), reach * math.sin(angle), height - hang))
        vertices.append((0, 0, height + .075))
        faces += [(first + point, first + (point + 1) % points, first + points) for point in range(points)]
    foot = len(vertices)
    vertices += [(.015, 0, 0), (-.008, .013, 0), (-.008, -.013, 0), (0, 0, .5)]
    faces += [(foot, foot + 1, foot + 3), (foot + 1, foot + 2, foot + 3), (foot + 2, foot, foot + 3)]
    mesh = bpy.data.meshes.new('spruce')
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material)
    return mesh


def plant(mesh, location, height, turn):
    tree = place(mesh, 'tree', location, (0, 0, turn))
    tree.scale = (height,) * 3
    return tree
