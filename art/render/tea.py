"""A tea break: small glasses of chai, a thermos, steam."""
import math

import numpy as np

from materials import plain
from nodes import blank, principled
from palette import TAPES
from scene import texture
from shapes import lathe, place, plane, rounded
from surfaces import brushed_steel, clear_glass

GLASS_HEIGHT, GLASS_RIM, GLASS_FOOT, FLUTES = .078, .0325, .0235, 14
#: How far tea keeps from the glass: touching faces would flicker.
GLASS_WALL, TEA_GAP = .0021, .00195


def tea_materials():
    """Glass, tea and froth; all glasses of a scene share them."""
    inside = {'Subsurface': .25, 'Subsurface Color': (.55, .24, .08), 'Subsurface Radius': (.006, .003, .0015)}
    tea = plain('tea', (.60, .20, .040), .25, .45, **inside)
    froth, tree, shader = principled('froth')
    bubbles = tree.smoothstep(tree.noise(tree.object_point(), 260, 4, .6), .50, .66)
    tree.plug(shader, {'Base Color': tree.mix(bubbles * .55, (.60, .215, .05), (.84, .50, .24)), 'Roughness': .18})
    return clear_glass(), tea, froth


def _wall(height):
    return GLASS_FOOT + (GLASS_RIM - GLASS_FOOT) * (height / GLASS_HEIGHT) ** .9


def _press_flutes(mesh):
    """Presses flutes into the lower two thirds of the outer wall."""
    top = GLASS_HEIGHT * .72
    for vertex in mesh.vertices:
        x, y, z = vertex.co
        radius = math.hypot(x, y)
        if radius > _wall(z) - .001 and .004 < z < top:
            press = .0026 * abs(math.sin(math.atan2(y, x) * FLUTES / 2)) ** .7 * min(1, (top - z) / .008)
            scale = 1 + (press - .0006) / radius
            vertex.co = (x * scale, y * scale, z)


def chai_glass(location, fill, turn, materials):
    """A fluted glass, filled with milk tea to a share of its height."""
    glass, tea, froth = materials
    outer = [(0, 0), (GLASS_FOOT - .002, 0), (GLASS_FOOT, .002)]
    outer += [(_wall(z), z) for z in np.linspace(.006, GLASS_HEIGHT - .001, 26)]
    inner = [(_wall(z) - GLASS_WALL, z) for z in np.linspace(GLASS_HEIGHT - .001, .009, 18)]
    inner += [(GLASS_FOOT * .7, .0085), (0, .0085)]
    body = lathe('chai', [*outer, (_wall(GLASS_HEIGHT) - .001, GLASS_HEIGHT), *inner], 168, [glass])
    _press_flutes(body.data)
    level = GLASS_HEIGHT * fill
    side = [(_wall(z) - TEA_GAP, z) for z in np.linspace(.0095, level, 14)]
    profile = [(0, .0088), (GLASS_FOOT * .7, .0088), *side, (side[-1][0] - .0025, level - .0004), (0, level - .0005)]
    tea_inside = lathe('tea', profile, 96, [tea, froth], material_of=lambda ring: 1 if ring >= 15 else 0)
    place(None, 'chai', location, (0, 0, turn), [body, tea_inside])


def thermos(location, turn, height=.235, radius=.041):
    """A steel flask with its cup on top, wrapped once in each tape colour."""
    steel = brushed_steel()
    flask, cap, seal = ([(radius * across, height * up) for across, up in profile] for profile in (
        ((0, 0), (1, 0), (1, .78), (.78, .87), (.78, .89)), ((.80, .885), (.86, .885), (.82, 1.06), (0, 1.07)),
        ((.79, .872), (.875, .872), (.875, .887), (.79, .887)),
    ))
    parts = [
        lathe('thermos', rounded(flask, [0, .004, .022, .004, 0], 8), 128, [steel]),
        lathe('cup', rounded(cap, [0, .002, .010, 0], 8), 128, [steel]),
        lathe('seal', seal, 96, [plain('rubber', '#15181d', .6, .4)], closed=True),
    ]
    for index, colour in enumerate(TAPES.values()):
        low, wrap = .040 + index * .0172, radius + .0007
        band = [(radius - .001, low), (wrap, low), (wrap, low + .0168), (radius - .001, low + .0168)]
        cloth = plain('band', colour, .82, .2, Sheen=.3)
        parts.append(lathe('band', rounded(band, [0, .0004, .0004, 0], 3), 128, [cloth]))
    place(None, 'thermos', location, (0, 0, turn), parts)


def steam(location, picture, width, height, strength, colour=(1., .88, .74), flip=False):
    """A plume on a plane that faces the camera; it only gives light, so it adds no noise and casts no shadow."""
    material, tree = blank('steam')
    point = tree.mapping(tree.uv(), (-1, 1, 1), (1, 0, 0)) if flip else tree.uv()
    density = tree.image(texture(f'steam{picture}'), point, 'CLIP')
    glow = tree.node('ShaderNodeEmission', {0: colour, 1: strength})
    clear = tree.node('ShaderNodeBsdfTransparent')
    tree.finish(tree.node('ShaderNodeMixShader', {0: density * .62, 1: clear, 2: glow}))
    x, y, z = location
    plume = plane(width, height, (x, y, z + height / 2), material, (math.pi / 2, 0, 0), 'steam')
    plume.visible_shadow = plume.visible_diffuse = False
