"""Drops sticks onto centre ice with Blender's rigid bodies."""
import math
import random

import bpy

from scene import new_scene
from shapes import box
from stick import TURN

FRAMES, FRAMES_PER_SECOND = 260, 60
#: How thick the air between two bodies is drawn.
MARGIN = .001


def balance_of(stick):
    """The distance of a stick's point of balance from its butt."""
    return stick.length * .55


def _physics():
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end, scene.render.fps = 1, FRAMES, FRAMES_PER_SECOND
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations, world.point_cache.frame_end = 12, 30, FRAMES
    world.collection = bpy.data.collections.new('bodies')
    return world.collection


def _body(bodies, item, kind, shape, margin=MARGIN, **settings):
    bodies.objects.link(item)
    body = item.rigid_body
    body.type, body.collision_shape, body.use_margin, body.collision_margin = kind, shape, True, margin
    for name, value in settings.items():
        setattr(body, name, value)


def fall(sticks):
    """Where sticks lie after they have fallen on each other: the rows of the matrix of each one's point of balance."""
    new_scene()
    rng, bodies = random.Random(5), _physics()
    floor = box(8, 8, .2, (0, 0, -.1))
    _body(bodies, floor, 'PASSIVE', 'BOX', margin=.0, friction=.35, restitution=.02)
    falling = []
    for index, stick in enumerate(sticks):
        angle = rng.uniform(0, 2 * math.pi)
        # A compound has no shape of its own: two boxes, the shaft and the blade, are what collides.
        whole = box(.02, .02, .02)
        shaft, blade = box(stick.length, .030, .022), box(stick.blade_length - .02, .070, .014)
        balance, reach = balance_of(stick), stick.blade_length * .46
        shaft.parent, shaft.location = whole, (stick.length / 2 - balance, 0, 0)
        blade.parent, blade.rotation_euler = whole, (0, 0, TURN)
        blade.location = (stick.length - balance + math.cos(TURN) * reach, math.sin(TURN) * reach, .003)
        radius = abs(rng.gauss(0, .16))
        whole.location = (radius * math.cos(angle * 3.1), radius * math.sin(angle * 3.1), .10 + .055 * index)
        whole.rotation_euler = (rng.choice([0, math.pi]) + rng.gauss(0, .10), rng.gauss(0, .10), angle)
        bpy.context.view_layer.update()
        _body(bodies, shaft, 'ACTIVE', 'BOX')
        _body(bodies, blade, 'ACTIVE', 'BOX')
        _body(
            bodies, whole, 'ACTIVE', 'COMPOUND', mass=.5, friction=.32, restitution=.03,
            linear_damping=.06, angular_damping=.12,
        )
        falling.append(whole)
    for frame in range(1, FRAMES + 1):
        bpy.context.scene.frame_set(frame)
    settled = bpy.context.evaluated_depsgraph_get()
    return [[list(row) for row in whole.evaluated_get(settled).matrix_world] for whole in falling]
