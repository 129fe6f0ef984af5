"""The camera."""
import bpy
from mathutils import Vector

from light import aim
from shapes import link


def camera(location, target, lens, aperture=None, focus=None, shift=(0, 0)):
    """A 36 mm camera; `focus` is the sharpest point, `shift` moves the frame off the target in parts of its width."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_start, data.clip_end = lens, 36, .005, 2000
    data.shift_x, data.shift_y = shift
    if aperture:
        data.dof.use_dof, data.dof.aperture_fstop = True, aperture
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    bpy.context.scene.camera = aim(link(bpy.data.objects.new('camera', data)), location, target)
