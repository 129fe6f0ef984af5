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
        end, along = np.array(arm[-1]), np.array((Vector(arm[-1]) - Vector(arm[-2])).normalized())
        back = (end - points) @ along
        aside = np.linalg.norm(end - points - back[:, None] * along, axis=1)
        where[:, 2] = np.where((aside < .085) & (back < .14), back, where[:, 2])
    layer = mesh.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', where.astype(np.float32).ravel())
    # A worn jersey is held at neck and cuffs, the other one by a hanger.
    held = (where[:, 1] > NECK - .012) | (where[:, 2] < .012) if flat == 1 else where[:, 1] > SHOULDER
    skin.vertex_groups.new(name='held').add(np.flatnonzero(held).tolist(), 1, 'REPLACE')
    return skin


def _fall(skin, bodies):
    """Lets the cloth fall; the points of its group `held` stay where they are."""
    for body in bodies:
        body.modifiers.new('collision', 'COLLISION')
        body.collision.thickness_outer, body.collision.cloth_friction = .004, 8
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
    key = repr([arms, flat, HEM, SHOULDER, NECK, GRAIN, SLACK, FRAMES, TORSO, SLEEVE, BODY, ARM])
    file = f'{RAW}/jersey-{hashlib.md5(key.encode()).hexdigest()[:10]}.blend'
    if not os.path.exists(file):
        bodies = [loft('arm', limb(arm, ARM, 24, 24), []) for arm in arms if flat == 1]
        if bodies:
            bodies.append(loft('body', limb([(0, 0, HEM - .06), (0, 0, NECK)], BODY, 24, 32, 2.2), []))
        mesh = _fall(_sewn(arms, flat), bodies)
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


def jersey_cloth(colour, number):
    """Knitted polyester: two stripes at hem and cuffs, a yoke, seams, and a number with a sewn edge."""
    material, tree, shader = principled('jersey')
    x, height, cuff = tree.split(tree.vertex_colour())
    point, base, second = tree.object_point(), linear(colour), linear(PAINTS['white'])
    trunk = tree.math('GREATER_THAN', cuff, 1.)
    edge = (height - HEM) * trunk + cuff * (1. - trunk)
    stripes = tree.band(edge, .055, .085) + tree.band(edge, .100, .112)
    slope, inside = height + x * x * .8, tree.smoothstep(abs(x), ARMHOLE + .0015, ARMHOLE - .0015)
    yoke = tree.smoothstep(slope, YOKE - .002, YOKE + .002) * inside
    armhole = tree.band(abs(x), ARMHOLE, ARMHOLE + .004) * tree.smoothstep(height, .86, .90)
    seams = tree.band(edge, .017, .020) + tree.band(slope, YOKE - .006, YOKE - .003) * inside + armhole
    shade = tree.mix(tree.noise(point, 4, 4, .6) * .22, base, tuple(channel * .45 for channel in base))
    shade = tree.mix(tree.math('MAXIMUM', stripes, yoke), shade, second)
    relief = tree.noise(tree.mapping(point, (1, 1, .6)), 420, 2, .5) * .25 - seams
    at = tree.node('ShaderNodeCombineXYZ', {0: x * (1 / .28) + .5, 1: (height - NUMBER) * (1 / .28) + .5})
    sewn, figure, stitches = tree.split_colour(tree.image(texture(f'number{number}'), at, 'CLIP'))
    back = tree.math('LESS_THAN', tree.split(point)[1], .02) * trunk
    shade = tree.mix(figure * back, tree.mix(sewn * back, shade, linear(PAINTS['navy'])), second)
    relief = relief + (sewn + figure - stitches * .6) * back
    bump = tree.bump(relief, .5, .0015)
    tree.plug(shader, {'Base Color': shade, 'Roughness': .62, 'Specular': .28, 'Sheen': .25, 'Normal': bump})
    return material
