"""Jerseys of real cloth: sewn from tubes, then let fall over a body by Blender's cloth simulation."""
import hashlib
import os

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from nodes import principled
from palette import PAINTS, linear
from scene import RAW, texture
from shapes import limb, loft, place, rounded

#: Heights of a jersey's hem, its yoke, what a hanger holds and its neck, and the middle of the number.
HEM, YOKE, SHOULDER, NECK, NUMBER = .56, .985, 1.085, 1.115, .80
#: How far from the middle the sleeves are sewn on.
ARMHOLE = .160
#: Edge of the cloth's squares, and how much longer the cloth is than the tubes it is cut from: it has to fold.
GRAIN, SLACK, FRAMES = .0115, .09, 22
TORSO = (
    (0, .228, .178), (.25, .220, .170), (.55, .202, .150), (.75, .190, .135), (.87, .172, .122), (.94, .140, .105),
    (.98, .100, .088), (1, .07, .075),
)
BODY = (
    (0, .206, .146), (.2, .200, .142), (.36, .165, .125), (.6, .165, .115), (.8, .175, .112), (.9, .150, .098),
    (.97, .080, .070), (1, .055, .055),
)
SLEEVE = ((0, .085, .085), (.25, .080, .082), (.55, .076, .076), (.85, .064, .064), (1, .058, .058))
ARM = ((0, .070, .070), (.3, .055, .055), (.45, .061, .061), (.6, .054, .054), (1, .048, .048))


def _along(points, path):
    """Distance of points from a path, and how far along it they are."""
    best, at, before = np.full(len(points), 9.), np.zeros(len(points)), 0.
    for start, end in zip(path, path[1:]):
        start, line = np.array(start), np.array(end) - np.array(start)
        length = np.linalg.norm(line)
        share = ((points - start) @ line / length ** 2).clip(0, 1)
        distance = np.linalg.norm(points - start - share[:, None] * line, axis=1)
        at = np.where(distance < best, before + share * length, at)
        best, before = np.minimum(best, distance), before + length
    return best, at, before


def _sewn(arms, flat):
    """The jersey before it falls: one skin, open at hem, neck and cuffs. Its colours say where on the cloth a point is:
    x, height, distance from the cuff (2 on the trunk)."""
    deep = [(share, x, y * flat) for share, x, y in TORSO]
    parts = [loft('trunk', limb([(0, 0, HEM - .04), (0, 0, NECK + .03)], deep, 40, 64, 2.3), [])]
    parts += [loft('sleeve', limb(arm, [(s, x, y * (flat + 1) / 2) for s, x, y in SLEEVE], 40, 40), []) for arm in arms]
    form = bmesh.new()
    for part in parts:
        form.from_mesh(part.data)
        bpy.data.objects.remove(part)
    mesh = bpy.data.meshes.new('jersey')
    form.to_mesh(mesh)
    skin = place(mesh, 'jersey')
    remesh = skin.modifiers.new('remesh', 'REMESH')
    remesh.mode, remesh.voxel_size = 'VOXEL', GRAIN
    smooth = skin.modifiers.new('smooth', 'SMOOTH')
    smooth.factor, smooth.iterations = .5, 5
    # A cloth without any unevenness would fold along the grid of its squares.
    uneven = skin.modifiers.new('uneven', 'DISPLACE')
    uneven.texture, uneven.strength = bpy.data.textures.new('uneven', 'CLOUDS'), .045
    uneven.texture.noise_scale, uneven.texture_coords = .09, 'GLOBAL'
    form.clear()
    form.from_object(skin, bpy.context.evaluated_depsgraph_get())

    def cut(at, outwards, near=9.):
        faces = [face for face in form.faces if (face.calc_center_median() - at).length < near]
        geometry = {part for face in faces for part in (face, *face.edges, *face.verts)}
        bmesh.ops.bisect_plane(form, geom=list(geometry), plane_co=at, plane_no=outwards, clear_outer=True)
    cut(Vector((0, 0, HEM)), (0, 0, -1))
    cut(Vector((0, 0, NECK)), (0, 0, 1))
    for arm in arms:
        end, before = Vector(arm[-1]), Vector(arm[-2])
        cut(end.lerp(before, .08), end - before, .088)
    form.to_mesh(mesh)
    form.free()
    skin.modifiers.clear()
    points = np.array([vertex.co for vertex in mesh.vertices])
    where = np.stack([points[:, 0], points[:, 2], np.full(len(points), 2.), np.ones(len(points))], 1)
    for arm in arms:
        distance, at, length = _along(points, arm)
        where[:, 2] = np.where((distance < .098 - .03 * at / length) & (at > .05), length - at, where[:, 2])
    layer = mesh.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', where.astype(np.float32).ravel())
    return skin, where


def _fall(skin, bodies, held):
    """Lets the cloth fall; `held` are the indices of the points that stay where they are."""
    for body in bodies:
        body.modifiers.new('collision', 'COLLISION')
        body.collision.thickness_outer, body.collision.cloth_friction = .004, 8
    skin.vertex_groups.new(name='held').add([int(index) for index in held], 1, 'REPLACE')
    modifier = skin.modifiers.new('cloth', 'CLOTH')
    cloth, collision, cache = modifier.settings, modifier.collision_settings, modifier.point_cache
    cloth.quality, cloth.mass, cloth.air_damping = 6, .3, 4
    cloth.tension_stiffness = cloth.compression_stiffness = 15
    cloth.shear_stiffness, cloth.bending_stiffness = 7, .35
    cloth.shrink_min, cloth.vertex_group_mass = -SLACK, 'held'
    collision.distance_min, collision.collision_quality = .005, 2
    scene = bpy.context.scene
    scene.frame_end = cache.frame_end = FRAMES + 1
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    fallen = bpy.data.meshes.new_from_object(skin.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    for item in (skin, *bodies):
        bpy.data.objects.remove(item)
    return fallen


def jersey(material, arms, flat=1.):
    """A jersey that has fallen over a body; `flat`: how deep it is, for one on a hook. Kept in $RAW, as it takes 20 s.

    arms: shoulder, elbow and wrist of each arm
    """
    arms = [rounded([tuple(point) for point in arm], .05) for arm in arms]
    key = hashlib.md5(repr([arms, flat, FRAMES, 'uneven', GRAIN, SLACK, TORSO, BODY]).encode()).hexdigest()[:10]
    file, worn = f'{RAW}/jersey-{key}.blend', flat == 1
    if not os.path.exists(file):
        skin, where = _sewn(arms, flat)
        bodies = []
        if worn:
            bodies.append(loft('body', limb([(0, 0, HEM - .06), (0, 0, NECK)], BODY, 24, 32, 2.2), []))
            bodies += [loft('arm', limb(arm, ARM, 24, 24), []) for arm in arms]
        mesh = _fall(skin, bodies, np.flatnonzero((where[:, 1] > (NECK - .012 if worn else SHOULDER)) | (worn & (where[:, 2] < .012))))
        mesh.name = 'jersey'
        bpy.data.libraries.write(file, {mesh}, fake_user=True)
        bpy.data.meshes.remove(mesh)
    with bpy.data.libraries.load(file) as (_, wanted):
        wanted.meshes = ['jersey']
    shirt = place(wanted.meshes[0], 'jersey')
    shirt.data.materials.append(material)
    shirt.modifiers.new('thick', 'SOLIDIFY').thickness = .004
    fine = shirt.modifiers.new('fine', 'SUBSURF')
    fine.levels = fine.render_levels = 1
    return shirt


def jersey_cloth(colour, trim, number=None):
    """Knitted polyester: two stripes at hem and cuffs, a yoke, seams, and a number with a sewn edge."""
    material, tree, shader = principled('jersey')
    x, height, cuff = tree.split(tree.vertex_colour())
    point, base, second = tree.object_point(), linear(colour), linear(trim)

    def between(value, low, high, soft=.0015):
        return tree.smoothstep(value, low - soft, low + soft) * tree.smoothstep(value, high + soft, high - soft)
    trunk = tree.math('GREATER_THAN', cuff, 1.)
    edge = (height - HEM) * trunk + cuff * (1. - trunk)
    stripes = between(edge, .055, .085) + between(edge, .100, .112)
    slope, inside = height + x * x * .8, tree.smoothstep(abs(x), ARMHOLE + .0015, ARMHOLE - .0015)
    yoke = tree.smoothstep(slope, YOKE - .002, YOKE + .002) * inside
    armhole = between(abs(x), ARMHOLE, ARMHOLE + .004) * tree.smoothstep(height, .86, .90)
    seams = between(edge, .017, .020) + between(slope, YOKE - .006, YOKE - .003) * inside + armhole
    tone = tree.noise(point, 4, 4, .6) * .22
    shade = tree.mix(tone, base, tuple(channel * .45 for channel in base))
    shade = tree.mix(tree.math('MAXIMUM', stripes, yoke), shade, second)
    relief = tree.noise(tree.mapping(point, (1, 1, .6)), 420, 2, .5) * .25 - seams
    if number is not None:
        at = tree.node('ShaderNodeCombineXYZ', {0: x * (1 / .28) + .5, 1: (height - NUMBER) * (1 / .28) + .5})
        sewn, figure, stitches = tree.split_colour(tree.image(texture(f'number{number}'), at, 'CLIP'))
        back = tree.math('LESS_THAN', tree.split(point)[1], .02) * trunk
        shade = tree.mix(sewn * back, shade, linear(PAINTS['navy']))
        shade = tree.mix(figure * back, shade, second)
        relief = relief + (sewn + figure - stitches * .6) * back
    tree.plug(shader, {
        'Base Color': shade, 'Roughness': .62, 'Specular': .28, 'Sheen': .25,
        'Normal': tree.bump(relief, .5, .0015),
    })
    return material
