"""The ice: skate scratches, frost, painted lines below the surface, and the shavings that lie on it."""
import bmesh
import bpy
import numpy as np

from nodes import principled
from scene import texture
from shapes import build_mesh, link, place

#: Over how many metres a painted line fades out, and how far its edge wanders.
LINE_SOFTNESS, LINE_WOBBLE = .004, .006
#: How much of the ice's own colour a line hides.
LINE_COVER = .93


def line_across(axis, centre, width, colour):
    """A straight line: at `centre` on the x or the y axis, across the other one."""
    def distance(tree, x, y):
        return abs({'x': x, 'y': y}[axis] - centre), width / 2
    return distance, colour


def circle(centre, radius, width, colour):
    def distance(tree, x, y):
        return abs(tree.distance(x, y, centre) - radius), width / 2
    return distance, colour


def spot(centre, radius, colour):
    """A filled circle."""
    def distance(tree, x, y):
        return tree.distance(x, y, centre), radius
    return distance, colour


def ice(
    scratches, tile, lines, *, tint, roughness=.10, groove_strength=.5, groove_depth=.0012, frost=.5,
    scratch_frost=None, patch_tile=2.6, wave=.10, second_tile=None,
):
    """Ice with `lines` painted below it.

    scratches: the texture of grooves, repeated every `tile` metres and, turned, every `second_tile` metres
    frost: how white the frosted patches are, which repeat every `patch_tile` metres
    scratch_frost: how white the grooves are
    wave: how uneven the whole sheet is
    """
    material, tree, shader = principled('ice')
    point = tree.object_point()
    x, y, _ = tree.split(point)
    picture = texture(scratches)
    grooves = tree.grey(tree.image(picture, tree.mapping(point, (1 / tile,) * 3)))
    if second_tile:
        turned = tree.mapping(point, (1 / second_tile,) * 3, (.37, .11, 0), (0, 0, .9))
        grooves = grooves * .6 + tree.grey(tree.image(picture, turned)) * .4
    cut = tree.math('MULTIPLY', abs(grooves - .5), 2.4, clamp=True)
    patches_at = tree.mapping(point, (1 / patch_tile,) * 3, (.21, .43, 0), (0, 0, .35))
    broad, medium, fine = tree.split_colour(tree.image(texture('ice_noise'), patches_at))

    colour = tree.mix(broad, tuple(channel * .93 for channel in tint), tint)
    for distance_to, line_colour in lines:
        distance, reach = distance_to(tree, x, y)
        uneven = distance + (fine - .5) * LINE_WOBBLE
        cover = tree.smoothstep(uneven, reach + LINE_SOFTNESS, reach - LINE_SOFTNESS) * LINE_COVER
        colour = tree.mix(cover, colour, line_colour)

    frosted = tree.smoothstep(medium + fine * .35, .62, .95) * frost
    frosted = tree.math('MAXIMUM', frosted, cut * (.55 * frost + .1 if scratch_frost is None else scratch_frost))
    waves = tree.bump(
        medium + fine * .05, wave, .02, Normal=tree.bump(grooves, groove_strength, groove_depth),
    )
    tree.plug(shader, {
        'Base Color': tree.mix(frosted, colour, (.90, .95, 1.)),
        'Roughness': tree.smoothstep(medium, .35, .75) * .13 + roughness + frosted * .35,
        'IOR': 1.31,
        'Normal': waves,
    })
    return material


def pond_ice(lines=(), **changes):
    """The ice of a pond or an outdoor rink."""
    look = {
        'second_tile': 2.7, 'tint': (.10, .15, .22), 'roughness': .06, 'groove_strength': .9, 'groove_depth': .004,
        'frost': .55, 'scratch_frost': 1.4, 'wave': .012, 'patch_tile': 9.,
    }
    return ice('scr_wide', 6., lines, **{**look, **changes})


class Shavings:
    """Crumbs of snow that skates leave on the ice: a dozen shapes, put down one by one."""

    def __init__(self, material, rng, shapes=12):
        self.rng = rng
        self.shapes = [self._shape(material) for _ in range(shapes)]

    def _shape(self, material):
        form = bmesh.new()
        bmesh.ops.create_icosphere(form, subdivisions=1, radius=.001)
        for vertex in form.verts:
            vertex.co *= self.rng.uniform(.5, 1.3)
            vertex.co.z *= .8
        mesh = bpy.data.meshes.new('crumb')
        form.to_mesh(mesh)
        form.free()
        mesh.materials.append(material)
        return mesh

    def put(self, x, y, z, size):
        """One crumb; a `size` of 1 is about 2 mm across."""
        crumb = link(bpy.data.objects.new('crumb', self.rng.choice(self.shapes)))
        crumb.location, crumb.scale = (x, y, z), (size,) * 3
        crumb.rotation_euler = tuple(self.rng.random() * 6 for _ in range(3))

    def lie(self, x, y, size, sunk=.0006):
        """One crumb on the ice."""
        self.put(x, y, size * sunk, size)

    def size(self, largest, mean, spread):
        """A random size: many small crumbs, few large ones."""
        return min(largest, self.rng.lognormvariate(mean, spread))


def flying_snow(points, ways, radii, material):
    """Flakes in the air as one mesh: octahedra, each drawn out along the way that it goes while the shutter is open."""
    heading = ways / np.linalg.norm(ways, axis=1)[:, None]
    side = np.cross(heading, (0, 0, 1))
    axes = np.stack([ways + heading * radii, side * radii, np.cross(side, heading) * radii], 1)
    corners = points[:, None] + np.concatenate([axes, -axes], 1)
    sides = [(a, b, c) for a in (0, 3) for b in (1, 4) for c in (2, 5)]
    faces = np.arange(len(points))[:, None, None] * 6 + np.array(sides)
    place(build_mesh('snow', corners.reshape(-1, 3).tolist(), faces.reshape(-1, 3).tolist(), [material]), 'snow')
