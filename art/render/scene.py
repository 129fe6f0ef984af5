"""The scene that is being built: its command line, its textures, and the raw render that develop.py turns into a picture."""
import os
import sys
import time

import bpy

TEXTURES, RAW = os.environ['TEX'], os.environ['RAW']

#: `name=value` arguments after `--`, written by render.sh: `name` of the files, `spp` samples, `scale` of 1600 × 900.
ARGUMENTS = dict(word.split('=', 1) for word in sys.argv[sys.argv.index('--') + 1:]) if '--' in sys.argv else {}

#: Size of a master, in pixels.
FRAME = 1600, 900


def texture(name):
    """The file of a picture that textures.py has drawn; skies end in `.hdr`."""
    return f'{TEXTURES}/{name}' if '.' in name else f'{TEXTURES}/{name}.png'


def new_scene():
    """Empties Blender."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = 'CYCLES'


def render(frame=FRAME):
    """Renders the scene as linear light with the passes that the denoiser needs."""
    scene = bpy.context.scene
    settings, cycles = scene.render, scene.cycles
    scale, samples = float(ARGUMENTS.get('scale', 1)), int(ARGUMENTS['spp'])
    settings.resolution_x, settings.resolution_y = (int(side * scale) for side in frame)
    settings.resolution_percentage = 100
    settings.threads_mode, settings.use_persistent_data = 'AUTO', True
    output = settings.image_settings
    output.file_format, output.exr_codec, output.color_depth = 'OPEN_EXR_MULTILAYER', 'NONE', '32'
    scene.view_settings.view_transform = 'Raw'

    cycles.samples = samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, .01
    cycles.adaptive_min_samples = max(8, samples // 4)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    # Indirect light is clamped and glossy paths blurred: fireflies cost more than the light they carry.
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 6, 0, .5
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    cycles.use_denoising = False
    scene.view_layers[0].cycles.denoising_store_passes = True

    started, name = time.time(), ARGUMENTS['name']
    settings.filepath = f'{RAW}/{name}.exr'
    bpy.ops.render.render(write_still=True)
    size = f'{settings.resolution_x}x{settings.resolution_y}'
    print(f'{name}: {size}, {samples} samples, {time.time() - started:.0f} s', flush=True)
