"""What things are made of: plain surfaces, rubber, snow, cloth tape on the roll."""
import math

from nodes import blank, principled
from palette import linear


def plain(name, colour, roughness=.5, specular=.5, clearcoat=0, **inputs):
    """One colour all over; `colour` is `#rrggbb` or linear light."""
    material, tree, shader = principled(name)
    base = linear(colour) if isinstance(colour, str) else colour
    tree.plug(shader, {
        'Base Color': base, 'Roughness': roughness, 'Specular': specular, 'Clearcoat': clearcoat, **inputs,
    })
    return material


def plastic(name, colour):
    """The soft plastic of pylons, which light enters a little."""
    inside = {'Subsurface': .06, 'Subsurface Color': linear(colour), 'Subsurface Radius': (.01, .004, .002)}
    return plain(name, colour, .42, .45, **inside)


def rubber(frost=.5):
    """A puck's vulcanised rubber: knurled band on the side, faint clouds, frost from the ice."""
    material, tree, shader = principled('puck')
    point = tree.object_point()
    x, y, z = tree.split(point)
    angle, radius = tree.math('ARCTAN2', y, x), tree.distance(x, y)
    grooves_around, groove_height = 54, .0046
    turn, climb = angle * grooves_around, z * (2 * math.pi / groove_height)
    left, right = (abs(tree.math('SINE', slant * .5)) for slant in (turn + climb, turn - climb))
    knurl = tree.math('MINIMUM', tree.smoothstep(left, 0, .45), tree.smoothstep(right, 0, .45))
    on_side = tree.smoothstep(radius, .0362, .0372)
    band = tree.smoothstep(abs(z), .0105, .0098) * on_side

    clouds, grain = tree.noise(point, 60, 6, .7), tree.noise(point, 900, 3, .6)
    patches = tree.noise(point, 22, 5, .65)
    frosted = tree.smoothstep(patches, .52, .72) * tree.smoothstep(clouds, .40, .62) * frost
    black = tree.mix(clouds, (.006, .007, .009), (.016, .017, .020))
    height = knurl * band + (grain * .035 + frosted * .15)
    tree.plug(shader, {
        'Base Color': tree.mix(frosted * .55, black, (.62, .70, .78)),
        'Roughness': clouds * .22 + .30,
        'Normal': tree.bump(height, .9, .0007),
    })
    return material


def snow(colour=(.88, .94, 1.), translucency=.45):
    """Snow and ice shavings: light comes through, and a little glitters."""
    material, tree = blank('snow')
    diffuse = tree.node('ShaderNodeBsdfDiffuse', {0: colour})
    through = tree.node('ShaderNodeBsdfTranslucent', {0: colour})
    glitter = tree.node('ShaderNodeBsdfGlossy', {1: .25})
    body = tree.node('ShaderNodeMixShader', {0: translucency, 1: diffuse, 2: through})
    tree.finish(tree.node('ShaderNodeMixShader', {0: .06, 1: body, 2: glitter}))
    return material


def wound_tape(colour, height):
    """A roll of cloth tape: rings of its layers on both faces, weave and dirt all over."""
    material, tree, shader = principled('roll')
    point = tree.object_point()
    x, y, z = tree.split(point)
    layer = .00055
    rings = tree.math('SINE', tree.distance(x, y) * (2 * math.pi / layer))
    dirt, weave = tree.noise(point, 90, 4, .7), tree.noise(tree.mapping(point, (300, 300, 20)), 1, 2, .5)
    on_face = tree.smoothstep(abs(z), height / 2 - .0016, height / 2 - .0006)
    edges = (rings * .5 + .5) * on_face
    base = linear(colour)
    layered = tree.mix(edges * .35, base, tuple(channel * .35 for channel in base))
    tree.plug(shader, {
        'Base Color': tree.mix(dirt * .22, layered, (.02, .02, .03)),
        'Roughness': .75,
        'Specular': .25,
        'Sheen': .2,
        'Normal': tree.bump(edges + weave, .45, .0004),
    })
    return material
