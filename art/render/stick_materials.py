"""What a stick is made of. Its mesh carries the paint of every face as a vertex colour."""
from nodes import principled

#: The order in which a stick's mesh names its materials.
WOOD, PAINT, TAPE = 0, 1, 2

DIRT = (.02, .02, .03)


def wood():
    """Ash with its grain along the shaft, varnished; no two sticks have the same grain."""
    material, tree, shader = principled('st_wood')
    of_stick = tree.node('ShaderNodeObjectInfo', output='Random')
    offset = tree.node('ShaderNodeCombineXYZ', {2: of_stick * 37.})
    point = tree.node('ShaderNodeVectorMath', {0: tree.uv(), 1: offset}, operation='ADD')
    rings = tree.noise(tree.mapping(point, (2.2, 75, 1)), 1.5, 6, .65, .6)
    fibres = tree.noise(tree.mapping(point, (14, 420, 1)), 1., 3, .6)
    stains = tree.noise(tree.mapping(point, (.9, 9, 1)), 1., 3, .5)
    grain = rings * .65 + fibres * .35
    tones = [(.28, (.34, .19, .075)), (.46, (.58, .39, .19)), (.62, (.71, .53, .30)), (.8, (.78, .62, .39))]
    stained = tree.mix(stains * .25, tree.ramp(grain, tones), (.42, .23, .09))
    tree.plug(shader, {
        'Base Color': tree.mix(.92, stained, tree.vertex_colour(), blend='MULTIPLY'),
        'Roughness': .42,
        'Clearcoat': .35,
        'Clearcoat Roughness': .18,
        'Normal': tree.bump(grain, .25, .0006),
    })
    return material


def paint():
    """Glossy paint, worn through in scratches along the shaft."""
    material, tree, shader = principled('st_paint')
    dirt = tree.noise(tree.object_point(), 34, 6, .75)
    scratches = tree.noise(tree.mapping(tree.uv(), (8, 260, 1)), 1., 4, .7)
    worn = tree.smoothstep(scratches, .66, .74) * tree.smoothstep(dirt, .5, .62)
    colour = tree.mix(worn * .55, tree.vertex_colour(), (.5, .5, .5))
    tree.plug(shader, {
        'Base Color': tree.mix(dirt * .18, colour, (.02, .02, .025)),
        'Roughness': dirt * .22 + .20,
        'Clearcoat': .5,
        'Clearcoat Roughness': .12,
    })
    return material


def cloth_tape():
    """Cloth tape: a weave, a dark edge at each wrap, black puck marks and rubbed-in frost."""
    material, tree, shader = principled('st_tape')
    uv, point = tree.uv(), tree.object_point()
    threads = {'Vector': uv, 'Scale': 520., 'Distortion': .6, 'Detail': 1.}
    warp, weft = (
        tree.node('ShaderNodeTexWave', threads, output=1, wave_type='BANDS', bands_direction=axis) for axis in 'XY'
    )
    weave = tree.math('MAXIMUM', warp, weft)
    dirt, scuffs = tree.noise(point, 28, 5, .7), tree.noise(point, 9, 4, .6)
    marks = tree.noise(tree.mapping(point, location=(7., 3., 1.)), 26, 6, .72)
    frost = tree.noise(point, 140, 4, .7)
    wrap = tree.math('FRACT', tree.split(uv)[0] * (1 / .017))

    colour = tree.mix(weave * .22, tree.vertex_colour(), (1, 1, 1), blend='OVERLAY')
    colour = tree.mix(dirt * .35, colour, DIRT)
    colour = tree.mix(tree.smoothstep(scuffs, .6, .8) * .22, colour, (.6, .66, .7))
    colour = tree.mix(tree.smoothstep(wrap, .90, .99) * .30, colour, (.015, .015, .02))
    colour = tree.mix(tree.smoothstep(marks, .57, .72) * .62, colour, (.012, .012, .014))
    colour = tree.mix(tree.smoothstep(frost, .55, .75) * .22, colour, (.9, .94, .97))
    tree.plug(shader, {
        'Base Color': colour,
        'Roughness': .85,
        'Specular': .25,
        'Sheen': .25,
        'Normal': tree.bump(weave * .6 + dirt * 1.6, .6, .0007),
    })
    return material


_of_scene = []


def stick_materials():
    """The three materials in the order of WOOD, PAINT, TAPE; all sticks of a scene share them."""
    if not _of_scene:
        _of_scene.extend((wood(), paint(), cloth_tape()))
    return _of_scene
