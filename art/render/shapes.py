"""Meshes and curves: the forms that the props are made of. All lengths are metres."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector


def link(item):
    """Puts an object into the scene and returns it."""
    bpy.context.scene.collection.objects.link(item)
    return item


def place(data, name='copy', location=(0, 0, 0), rotation=(0, 0, 0), parts=()):
    """A new object that shows the given mesh; `None` makes an empty one, the parent of `parts`."""
    item = link(bpy.data.objects.new(name, data))
    item.location, item.rotation_euler = location, rotation
    for part in parts:
        part.parent = item
    return item


def group(name, parts, location=(0, 0, 0), rotation=(0, 0, 0), size=1.):
    """Parts that move together."""
    root = place(None, name, location, rotation)
    root.scale = (size,) * 3
    for part in parts:
        part.parent = root
    return root


def shade_smooth(mesh, sharp_above=None):
    """Smooth shading, with edges kept above an angle in radians."""
    mesh.polygons.foreach_set('use_smooth', np.ones(len(mesh.polygons), bool))
    if sharp_above is not None:
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, sharp_above


def build_mesh(name, vertices, faces, materials=(), uvs=None, colours=None, material_indices=None):
    """A mesh; uvs and colours are given per corner of each face, material indices per face."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    for material in materials:
        mesh.materials.append(material)
    if uvs is not None:
        mesh.uv_layers.new(name='UVMap').data.foreach_set('uv', np.asarray(uvs, np.float32).ravel())
    if colours is not None:
        layer = mesh.color_attributes.new('Col', 'FLOAT_COLOR', 'CORNER')
        layer.data.foreach_set('color', np.asarray(colours, np.float32).ravel())
    if material_indices is not None:
        mesh.polygons.foreach_set('material_index', np.asarray(material_indices, np.int32))
    mesh.update()
    return mesh


def lathe(name, profile, segments=96, materials=(), material_of=lambda ring: 0, closed=False):
    """Turns a profile of (radius, height) around the z axis; `material_of` names the material of each ring."""
    turns = [2 * math.pi * turn / segments for turn in range(segments)]
    if closed:
        profile = [*profile, profile[0]]
    rings = [
        [(radius * math.cos(angle), radius * math.sin(angle), height) for angle in turns] for radius, height in profile
    ]
    return loft(name, rings, materials, material_of, capped=False, sharp_above=None)


def arc(before, corner, after, radius, steps):
    """Points that round a corner, on the quadratic curve between its two sides."""
    corner = Vector(corner)
    back, ahead = Vector(before) - corner, Vector(after) - corner
    radius = min(radius, back.length * .49, ahead.length * .49)
    start, end = corner + back.normalized() * radius, corner + ahead.normalized() * radius
    for step in range(steps + 1):
        t = step / steps
        yield (1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t * t * end


def rounded(points, radii, steps=6):
    """An open line with its corners rounded; one radius for all corners, or one per point."""
    if not hasattr(radii, '__len__'):
        radii = [radii] * len(points)
    result = [tuple(points[0])]
    for index in range(1, len(points) - 1):
        if radii[index] > 0:
            result += [tuple(p) for p in arc(*points[index - 1:index + 2], radii[index], steps)]
        else:
            result.append(tuple(points[index]))
    return result + [tuple(points[-1])]


def plane(width, depth, location=(0, 0, 0), material=None, rotation=(0, 0, 0), name='plane'):
    x, y = width / 2, depth / 2
    corners = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)]
    materials = [material] if material else []
    mesh = build_mesh(name, corners, [(0, 1, 2, 3)], materials, [(0, 0), (1, 0), (1, 1), (0, 1)])
    return place(mesh, name, location, rotation)


def box(width, depth, height, location=(0, 0, 0), material=None, rotation=(0, 0, 0), bevel=0, segments=3, name='box'):
    form = bmesh.new()
    bmesh.ops.create_cube(form, size=1)
    bmesh.ops.scale(form, vec=(width, depth, height), verts=form.verts)
    if bevel:
        bmesh.ops.bevel(form, geom=form.edges[:], offset=bevel, segments=segments, profile=.5, affect='EDGES')
    mesh = bpy.data.meshes.new(name)
    form.to_mesh(mesh)
    form.free()
    if material:
        mesh.materials.append(material)
    if bevel:
        shade_smooth(mesh, .6)
    return place(mesh, name, location, rotation)


def tube(name, lines, radius, material, resolution=6):
    """Round tubes along lines of points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = radius, resolution, True
    for points in lines:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        spline.points.foreach_set('co', np.array([(*point, 1) for point in points], np.float32).ravel())
        spline.use_smooth = True
    curve.materials.append(material)
    return link(bpy.data.objects.new(name, curve))


def oval(half_width, half_depth, squareness=2., count=40):
    """Points around an ellipse that grows square above 2; the first lies on +x, the next ones towards +y."""
    for angle in np.linspace(0, 2 * math.pi, count, endpoint=False):
        x, y = math.cos(angle), math.sin(angle)
        reach = (abs(x) ** squareness + abs(y) ** squareness) ** (-1 / squareness)
        yield x * reach * half_width, y * reach * half_depth


def loft(name, rings, materials, material_of=lambda ring: 0, capped=True, sharp_above=1.1):
    """A skin over rings of equally many points. Its UV: the share of the way around, the share of the way along."""
    rings = [[tuple(point) for point in ring] for ring in rings]
    count, last = len(rings[0]), len(rings) - 1
    faces, uvs, material_indices = [], [], []
    for ring in range(last):
        for point in range(count):
            here, ahead = ring * count + point, ring * count + (point + 1) % count
            faces.append((here, ahead, ahead + count, here + count))
            uvs += [((point + x) / count, (ring + y) / last) for x, y in ((0, 0), (1, 0), (1, 1), (0, 1))]
            material_indices.append(material_of(ring))
    if capped:
        for ring, face in ((0, range(count - 1, -1, -1)), (last, range(last * count, (last + 1) * count))):
            faces.append(tuple(face))
            uvs += [(.5, ring / last)] * count
            material_indices.append(material_of(min(ring, last - 1)))
    mesh = build_mesh(name, sum(rings, []), faces, materials, uvs, None, material_indices)
    shade_smooth(mesh, sharp_above)
    return place(mesh, name)


def limb(path, radii, count, around=40, squareness=2.):
    """Rings across a path that is never parallel to y; radii: (share of the way, half the width, half the depth)."""
    path, stops = np.array([tuple(point) for point in path], float), np.array(radii)
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]

    def at(share):
        return Vector([np.interp(share * way[-1], way, path[:, axis]) for axis in range(3)])

    for share in np.linspace(0, 1, count):
        ahead = (at(min(1, share + .03)) - at(max(0, share - .03))).normalized()
        across = Vector((0, 1, 0)).cross(ahead).normalized()
        sizes = (np.interp(share, stops[:, 0], stops[:, column]) for column in (1, 2))
        yield [at(share) + across * x + ahead.cross(across) * y for x, y in oval(*sizes, squareness, around)]
