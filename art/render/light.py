"""Lights, skies and the blurred stand behind the rink."""
import math

import bpy
from mathutils import Vector

from nodes import NodeTree, blank
from scene import texture
from shapes import link, plane


#: The three colours of light in an arena: the key light, the cold fill and the one warm rim.
KEY, COLD, WARM = (.95, .98, 1.), (.30, .56, 1.), (1., .52, .24)


def aim(item, location, target):
    """Puts a light or a camera somewhere and turns it to a point."""
    item.location = location
    item.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    return item


def area(location, target, size, power, colour=(1, 1, 1), depth=None):
    """A square lamp, or a rectangle of `size` × `depth`; the camera does not see it."""
    light = bpy.data.lights.new('area', 'AREA')
    light.energy, light.color, light.size = power, colour, size
    if depth:
        light.shape, light.size_y = 'RECTANGLE', depth
    lamp = aim(link(bpy.data.objects.new('area', light)), location, target)
    lamp.visible_camera = False
    return lamp


def spotlight(location, target, power, angle, colour, radius, blend=1.):
    """A cone of light, `angle` radians wide, from a lamp of the given radius."""
    light = bpy.data.lights.new('spot', 'SPOT')
    light.energy, light.color, light.shadow_soft_size = power, colour, radius
    light.spot_size, light.spot_blend = angle, blend
    return aim(link(bpy.data.objects.new('spot', light)), location, target)


def _world():
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    tree = NodeTree(world)
    return world, tree, tree.tree.nodes['Background']


def dim_room(colour, strength=1):
    """The same faint light from everywhere."""
    _, tree, background = _world()
    tree.plug(background, {0: colour, 1: strength})


def sky(name, strength=1, turn=0):
    """A sky all around, turned about the vertical by `turn` degrees."""
    world, tree, background = _world()
    direction = tree.node('ShaderNodeTexCoord', output='Generated')
    turned = tree.mapping(direction, rotation=(0, 0, math.radians(turn)))
    picture = bpy.data.images.load(texture(f'{name}.hdr'))
    tree.plug(background, {0: tree.node('ShaderNodeTexEnvironment', {0: turned}, image=picture), 1: strength})
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 1024


def gradient_sky(stops):
    """A sky whose colour depends on the height above the horizon: stops of (sine of the elevation, linear colour)."""
    _, tree, background = _world()
    height = tree.split(tree.node('ShaderNodeTexCoord', output='Generated'))[2]
    tree.plug(background, {0: tree.ramp(height, stops)})


def stand(strength):
    """The arena behind the rink, out of focus: a shining picture, 20 m away."""
    material, tree = blank('stand')
    picture = bpy.data.images.load(texture('bokeh.hdr'))
    light = tree.node('ShaderNodeTexImage', {0: tree.uv()}, image=picture, extension='EXTEND')
    tree.finish(tree.node('ShaderNodeEmission', {0: light, 1: strength}))
    return plane(25, 8.33, (0, 20, 4.16), material, (math.pi / 2, 0, 0), 'stand')


def roof_lamps():
    """The row of lamps under the roof that draws a wet streak on the ice."""
    return area((0, 7, 6), (0, 1, 0), 5, 110, (.66, .85, 1.), .6)
