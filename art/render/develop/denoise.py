"""Takes the noise out of a render: each half is filtered with weights measured on the other, by denoise.c."""
import ctypes
import os
import subprocess

import numpy as np
from scipy import ndimage

HERE = os.path.dirname(os.path.abspath(__file__))
#: Channels of the guide: albedo, normal, nearness.
ALBEDO, NORMAL, NEARNESS = slice(0, 3), slice(3, 6), slice(6, 7)
FLOOR = np.array([.02] * 3 + [.05] * 3 + [.01]) ** 2
STRONGEST = [400] * 3 + [60] * 3 + [2000]


def _library(folder):
    """denoise.c, compiled for this machine after each change."""
    source, path = f'{HERE}/denoise.c', os.path.join(folder, 'denoise.so')
    if not os.path.exists(path) or os.path.getmtime(path) < os.path.getmtime(source):
        options = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC']
        subprocess.run(['gcc', *options, '-o', path, source, '-lm'], check=True)
    return ctypes.CDLL(path)


class Filters:
    """The filters of denoise.c on arrays."""

    def __init__(self, folder):
        self.library = _library(folder)

    def _call(self, function, *arguments):
        def native(value):
            if isinstance(value, np.ndarray):
                return value.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
            return ctypes.c_float(value) if isinstance(value, float) else value
        getattr(self.library, function)(*map(native, arguments))

    def regress(self, guide, variance, source, features, weights, radius, patch, colour_scale):
        """Fits the source around each pixel by its features; neighbours count by their likeness in the guide."""
        height, width = source.shape[:2]
        arrays = [np.ascontiguousarray(array, np.float32) for array in (guide, variance, source, features, weights)]
        result = np.empty((height, width, 3), np.float32)
        self._call('regress', width, height, *arrays, radius, patch, colour_scale, 1.7, 5e-4, result)
        return result

    def average(self, picture, variance):
        """Averages each pixel with its like neighbours."""
        picture, variance = (np.ascontiguousarray(array, np.float32) for array in (picture, variance))
        height, width, channels = picture.shape
        result = np.empty_like(picture)
        self._call('average', width, height, channels, picture, variance, 3, 1, .6, result)
        return result


def _without_fireflies(colour, other):
    """Dims what is far brighter than anything near it in the other half."""
    near = ndimage.maximum_filter(ndimage.median_filter(other.max(-1), 3), 5)
    return colour * np.minimum(1, (near * 2.5 + .05) / np.maximum(colour.max(-1), 1e-6))[..., None]


def _guide(half):
    nearness = 1 / (1 + np.minimum(half['depth'], 1e4) * .4)
    return np.concatenate([half['albedo'].clip(0, 2), half['normal'], nearness[..., None]], -1)


def _features(filters, first, second):
    """The guide of both halves without its noise, and how much each of its channels tells about an edge."""
    guides = _guide(first), _guide(second)
    variance = ndimage.uniform_filter((guides[0] - guides[1]) ** 2 / 4, (3, 3, 0))
    mean, features = (guides[0] + guides[1]) / 2, np.empty_like(guides[0])
    for channels in (ALBEDO, NORMAL, NEARNESS):
        features[..., channels] = filters.average(mean[..., channels], variance[..., channels])
    gradient = sum(ndimage.sobel(features, axis) ** 2 for axis in (0, 1)) / 64
    # A channel that is noisy or changes everywhere says little: it must not keep like pixels apart.
    typical = [np.median(array.reshape(-1, array.shape[-1]), 0) for array in (gradient, variance)]
    return features, np.minimum(1 / np.maximum(FLOOR, sum(typical)), STRONGEST)


def denoise(first, second, folder):
    """The picture of two halves in linear light; `folder` keeps the compiled filters."""
    filters = Filters(folder)

    def compress(light):
        return np.log1p(np.maximum(light, 0) * 4)

    a = compress(_without_fireflies(first['colour'], second['colour'])).astype(np.float32)
    b = compress(_without_fireflies(second['colour'], first['colour'])).astype(np.float32)
    features, weights = _features(filters, first, second)
    variance = ndimage.uniform_filter((a - b) ** 2 / 2, (5, 5, 0))
    smooth_a = filters.regress(b, variance, a, features, weights, 7, 3, 1.2)
    smooth_b = filters.regress(a, variance, b, features, weights, 7, 3, 1.2)
    lowest, highest = (
        pick(near(a, (5, 5, 1)), near(b, (5, 5, 1)))
        for pick, near in ((np.minimum, ndimage.minimum_filter), (np.maximum, ndimage.maximum_filter))
    )
    picture = ((smooth_a + smooth_b) / 2).clip(lowest, highest)
    # What still differs between the two halves is noise: a second, light pass takes it.
    rest = ndimage.uniform_filter((smooth_a - smooth_b) ** 2 / 4, (5, 5, 0)) + 1e-8
    picture = filters.regress(picture, rest, picture, features, weights, 4, 1, .9)
    return (np.expm1(picture) / 4).clip(0, None)
