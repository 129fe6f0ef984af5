"""Where the textures go and in which formats: PNG for data, Radiance HDR for light."""
import os

import numpy as np
from PIL import Image

FOLDER = os.environ['TEX']


def write_png(name, picture):
    """Writes numbers from 0 to 1."""
    Image.fromarray((picture.clip(0, 1) * 255).astype(np.uint8)).save(f'{FOLDER}/{name}.png')


def write_hdr(name, light):
    """Writes linear light with a shared exponent per pixel."""
    height, width = light.shape[:2]
    brightest = light.max(-1)
    exponent = np.ceil(np.log2(np.maximum(brightest, 1e-20)))
    lit = brightest > 1e-12
    scale = np.where(lit, 256 / 2.0 ** exponent, 0)
    mantissas = (light * scale[..., None]).clip(0, 255)
    pixels = np.concatenate([mantissas, np.where(lit, exponent + 128, 0)[..., None]], -1).astype(np.uint8)
    with open(f'{FOLDER}/{name}.hdr', 'wb') as file:
        file.write(b'#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y %d +X %d\n' % (height, width) + pixels.tobytes())


def between(position, stops):
    """Colours between stops of (position, colour)."""
    at = [stop[0] for stop in stops]
    return np.stack([np.interp(position, at, [stop[1][channel] for stop in stops]) for channel in range(3)], -1)


def standard(noise):
    """Noise with mean 0 and deviation 1."""
    return (noise - noise.mean()) / noise.std()
