"""Weathered surfaces: painted boards, planks, brushed steel and clear glass."""
from nodes import blank, principled
from palette import linear


def _shade(colour, share):
    return tuple(channel * share for channel in colour)


def painted_board(name, colour, roughness=.45, grime=.25, scale=6., chips=0.):
    """A flat colour with broad stains, fine dirt and, with `chips`, bare wood showing through."""
    material, tree, shader = principled(name)
    point, base = tree.object_point(), linear(colour)
    stains, dirt = tree.noise(point, scale, 5, .6), tree.noise(point, scale * 14, 4, .7)
    mixed = tree.mix(stains * grime, base, _shade(base, .45))
    mixed = tree.mix(tree.smoothstep(dirt, .55, .75) * grime, mixed, _shade(base, .6))
    if chips:
        flakes = tree.noise(tree.mapping(point, (1, 1, 4)), scale * 5, 6, .75)
        mixed = tree.mix(tree.smoothstep(flakes, .68 - .1 * chips, .74 - .1 * chips), mixed, (.30, .19, .10))
    bump = tree.bump(dirt, .15, .002)
    tree.plug(shader, {'Base Color': mixed, 'Roughness': roughness, 'Normal': bump})
    return material


def plank_wood(name, dark, light, along='x', roughness=.55, frost=0.):
    """Wood with the grain along one axis of the object; `frost` puts rime on faces that look up."""
    material, tree, shader = principled(name)
    point = tree.object_point()
    of_plank = tree.node('ShaderNodeObjectInfo', output='Random')
    offset = tree.node('ShaderNodeCombineXYZ', {axis: of_plank * (31. + 7 * axis) for axis in range(3)})
    moved = tree.node('ShaderNodeVectorMath', {0: point, 1: offset}, operation='ADD')

    def stretched(fine):
        return tree.mapping(moved, tuple(1.2 if axis == along else fine for axis in 'xyz'))

    tone = tree.noise(stretched(26), 1.6, 6, .62, .8) * .7 + tree.noise(stretched(160), 2.2, 3, .6) * .3
    middle = tuple((a + b) / 2 for a, b in zip(dark, light))
    colour = tree.ramp(tone, [(.30, dark), (.50, middle), (.72, light)])
    colour = tree.mix(of_plank * .35, colour, _shade(middle, .55))
    if frost:
        up = tree.split(tree.node('ShaderNodeNewGeometry', output='Normal'))[2]
        crystals = tree.smoothstep(tree.noise(point, 16, 6, .7), .62 - .25 * frost, .78 - .25 * frost)
        colour = tree.mix(tree.smoothstep(up, .4, .9) * crystals, colour, (.78, .84, .92))
    bump = tree.bump(tone, .35, .0012)
    tree.plug(shader, {'Base Color': colour, 'Roughness': roughness, 'Normal': bump})
    return material


def brushed_steel():
    material, tree, shader = principled('steel')
    point = tree.object_point()
    lines = tree.noise(tree.mapping(point, (1, 1, 900)), 3., 3, .6)
    smudges = tree.noise(point, 30, 5, .6)
    tree.plug(shader, {
        'Base Color': (.62, .62, .60), 'Metallic': 1, 'Roughness': smudges * .22 + .20,
        'Normal': tree.bump(lines, .10, .0004),
    })
    return material


def clear_glass():
    """Glass whose shadow lets light through: without caustics, tea and table behind it would be black."""
    material, tree = blank('glass')
    glass = tree.node('ShaderNodeBsdfGlass', {'Color': (.97, .99, .98), 'Roughness': .0, 'IOR': 1.46})
    clear = tree.node('ShaderNodeBsdfTransparent', {'Color': (.93, .95, .94)})
    shadow, diffuse = (tree.node('ShaderNodeLightPath', output=f'Is {ray} Ray') for ray in ('Shadow', 'Diffuse'))
    indirect = tree.math('MAXIMUM', shadow, diffuse)
    tree.finish(tree.node('ShaderNodeMixShader', {0: indirect, 1: glass, 2: clear}))
    return material


def lamp_surface(name, colour, strength):
    """Shines for the camera and in reflections only, so that it adds no noise; real lights do the lighting."""
    material, tree = blank(name)
    material.cycles.sample_as_light = False
    camera, glossy = (tree.node('ShaderNodeLightPath', output=f'Is {ray} Ray') for ray in ('Camera', 'Glossy'))
    power = tree.math('MAXIMUM', camera, glossy) * strength
    tree.finish(tree.node('ShaderNodeEmission', {0: colour, 1: power}))
    return material
