"""Knitted things: a toque, mittens."""
import math

import numpy as np
from mathutils import Vector, noise

from nodes import principled
from palette import PAINTS, TAPES, linear
from shapes import lathe, rounded


def knitted(name, colour, columns, row=.0034, ribs=0):
    """Stockinette on a lathed form: `columns` of Vs around it, `row` metres high; a cuff has `ribs`."""
    material, tree, shader = principled(name)
    around, along, _ = tree.split(tree.uv())
    column = tree.math('FRACT', around * columns)
    leg = abs(tree.math('SINE', column * (2 * math.pi)))
    slant = abs(column - .5) * -1.7
    strand = abs(tree.math('SINE', (along * (1 / row) + slant) * math.pi))
    stitch = (leg * strand) ** .6
    if ribs:
        stitch = stitch * .45 + tree.math('SINE', around * (2 * math.pi * ribs)) * .9 + .5
    point, base = tree.object_point(), linear(colour)
    lint = tree.noise(point, 900, 3, .7)
    shaded = tree.mix(stitch, tuple(channel * .30 for channel in base), base)
    tree.plug(shader, {
        'Base Color': tree.mix(tree.noise(point, 45, 4, .6) * .25, shaded, tuple(channel * .55 for channel in base)),
        'Roughness': .95, 'Specular': .08, 'Sheen': .8,
        'Normal': tree.bump(stitch + lint * .35, .9, .0022),
    })
    return material


def fuzz(item, count, length, thickness=.00006):
    """Loose fibres, or the strands of a bobble."""
    item.modifiers.new('fuzz', 'PARTICLE_SYSTEM')
    hair = item.particle_systems[0].settings
    hair.type, hair.count, hair.hair_step, hair.display_step = 'HAIR', count, 4, 2
    hair.use_advanced_hair, hair.hair_length, hair.factor_random = True, length, length * .18
    hair.brownian_factor, hair.render_step = length * .3, 4
    hair.radius_scale, hair.root_radius, hair.tip_radius = 1, thickness, thickness * .6
    return item


def _dome(radius, start, height, power=.8):
    """A profile that closes from `radius` at `start` to a point `height` above it."""
    angles = np.linspace(0, math.pi / 2, 23)
    return [(radius * max(math.cos(angle), .001) ** power, start + height * math.sin(angle)) for angle in angles]


def mitten(colour, location, rotation, seed, size=1., flat=.46):
    """A child's mitten, 14 cm long: the cuff's opening is at z = 0, the thumb on the side of +x, the palm to -y."""
    wool, cuff_wool = knitted('wool', colour, 34), knitted('cuff', colour, 38, ribs=19)
    hand = [(.025, .030), (.029, .048), (.035, .072), (.036, .090), *_dome(.036, .094, .044, .62)]
    body = lathe('mitten', rounded(hand, [0, .02, .02, .02] + [0] * 23, 8), 72, [wool])
    thumb = lathe('thumb', [(.016, -.030), (.015, -.010), (.0145, .010), *_dome(.0145, .014, .016, .6)], 48, [wool])
    cuff = [(.024, .002), (.027, -.003), (.0315, .002), (.0325, .018), (.0305, .036), (.0265, .039), (.024, .034)]
    fold = lathe('cuff', rounded(cuff, [0, .004, .004, .01, .006, .003, 0], 6), 96, [cuff_wool])
    for vertex in thumb.data.vertices:
        x, y, z = vertex.co
        vertex.co = (x + .020 + .026 * (z + .03) / .06, y / flat * .72 - .004, z * .92 + .074)
    for part in (body, thumb, fold):
        for vertex in part.data.vertices:
            vertex.co.y *= flat
            # As uneven as soft wool.
            vertex.co += noise.noise_vector(vertex.co / .035 + Vector((seed * 7.3, 0, 0))) * .0028
        fuzz(part, 3500, .0024)
        part.parent = body if part is not body else None
    body.location, body.rotation_euler, body.scale = location, rotation, (size,) * 3
    return body


def toque(location, rotation, size=.105, depth=1.):
    """A knitted cap with a folded band and a bobble; its opening is at z = 0, and `depth` below 1 lets it hang flat."""
    cap_wool = knitted('wool', TAPES['rani'], 62, .0075)
    band_wool = knitted('band', PAINTS['white'], 70, .0075, ribs=35)
    cap = lathe('toque', [(size * .95, 0), *_dome(size, size * .25, size * 1.25)], 96, [cap_wool])
    fold = [(size * .98, -.004), (size * 1.10, .002), (size * 1.12, size * .52), (size * 1.0, size * .56)]
    lathe('fold', rounded(fold, [0, .008, .012, 0], 6), 96, [band_wool]).parent = cap
    ball = [(size * .10 * math.sin(angle), -size * .10 * math.cos(angle)) for angle in np.linspace(0, math.pi, 12)]
    bobble = fuzz(lathe('bobble', ball, 24, [band_wool]), 9000, size * .31, .00045)
    bobble.location, bobble.parent = (0, 0, size * 1.60), cap
    cap.location, cap.rotation_euler, cap.scale = location, rotation, (1, depth, 1)
    return cap
