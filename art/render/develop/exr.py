"""Reads the raw renders: multilayer OpenEXR as Blender writes it without compression."""
import struct

import numpy as np

MAGIC = b'\x76\x2f\x31\x01'
#: Types of a channel by their number in the file.
TYPES = ('<u4', '<f2', '<f4')


class _Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def text(self):
        end = self.data.index(b'\0', self.at)
        word, self.at = self.data[self.at:end].decode(), end + 1
        return word

    def numbers(self, form):
        values = struct.unpack_from(form, self.data, self.at)
        self.at += struct.calcsize(form)
        return values


def _channels(value):
    """The channels of a header's list, in the order of the file: (name, type)."""
    reader, channels = _Reader(value), []
    while name := reader.text():
        channels.append((name, np.dtype(TYPES[reader.numbers('<i12x')[0]])))
    return channels


def read_exr(path):
    """Every channel of a file by its name, as an array of rows."""
    with open(path, 'rb') as file:
        reader = _Reader(file.read())
    if reader.data[:4] != MAGIC:
        raise ValueError(f'{path} is not an OpenEXR file.')
    reader.at = 8
    attributes = {}
    while name := reader.text():
        reader.text()
        length, = reader.numbers('<i')
        attributes[name] = reader.data[reader.at:reader.at + length]
        reader.at += length
    if attributes['compression'] != b'\0':
        raise ValueError(f'{path} is compressed.')
    left, top, right, bottom = struct.unpack('<4i', attributes['dataWindow'])
    width, height = right - left + 1, bottom - top + 1
    channels = _channels(attributes['channels'])
    picture = {name: np.empty((height, width), np.float32) for name, _ in channels}
    for offset in reader.numbers(f'<{height}Q'):
        reader.at = offset
        row, _ = reader.numbers('<ii')
        for name, kind in channels:
            picture[name][row - top] = np.frombuffer(reader.data, kind, width, reader.at)
            reader.at += width * kind.itemsize
    return picture


def passes(path):
    """What the denoiser needs of a render: colour, albedo, normal and depth."""
    picture = read_exr(path)

    def layer(name, components):
        found = (next(rows for key, rows in picture.items() if key.endswith(f'{name}.{c}')) for c in components)
        return np.stack(list(found), -1)

    return {
        'colour': layer('Combined', 'RGB'),
        'albedo': layer('Denoising Albedo', 'RGB'),
        'normal': layer('Denoising Normal', 'XYZ'),
        'depth': layer('Denoising Depth', 'Z')[..., 0],
    }
