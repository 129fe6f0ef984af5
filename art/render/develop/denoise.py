"""Takes the noise out of a render with the network of Open Image Denoise, from its published weights."""
import struct

import numpy as np

#: Curve of the light that the network was trained with (OIDN, `PUTransferFunction`): linear, power, logarithm.
A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172, .431384981, -2.94139609e-03, .192653254, 6.26026094e-03, .998620152
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, .370974749
#: The curve is 1 where half floats end.
SCALE = 1 / (E * np.log(65504 + F) + G)
#: The light that exposure brings a picture's logarithmic mean to, before the curve.
KEY = .18
LUMINANCE = np.array([.212671, .715160, .072169])
#: Four times halved, a side must still be whole.
TILE = 16


def weights(path):
    """The tensors of a .tza file by their names; kernels as rows, columns, in, out."""
    with open(path, 'rb') as file:
        data = file.read()
    at, tensors = struct.unpack_from('<Q', data, 4)[0], {}
    count, = struct.unpack_from('<I', data, at)
    at += 4
    for _ in range(count):
        length, = struct.unpack_from('<H', data, at)
        name, at = data[at + 2:at + 2 + length].decode(), at + 2 + length
        sides = data[at]
        shape = struct.unpack_from(f'<{sides}I', data, at + 1)
        at += 1 + 5 * sides
        kind, start = struct.unpack_from('<cQ', data, at)
        at += 9
        tensor = np.frombuffer(data, {b'f': '<f4', b'h': '<f2'}[kind], int(np.prod(shape)), start).reshape(shape)
        tensors[name] = tensor.astype(np.float32).transpose(2, 3, 1, 0) if sides == 4 else tensor.astype(np.float32)
    return tensors


def curve(light):
    power = B * np.maximum(light, Y0) ** C + D
    return SCALE * np.where(light <= Y0, A * light, np.where(light <= Y1, power, E * np.log(light + F) + G))


def inverse(value):
    x = value / SCALE
    power = (np.maximum(x - D, 0) / B) ** (1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, power, np.exp((x - G) / E) - F))


def exposure(light):
    """The factor that brings the mean of the picture's patches to KEY; black ones do not count."""
    rows, columns = (side // TILE * TILE for side in light.shape[:2])
    patches = (light[:rows, :columns] @ LUMINANCE).reshape(rows // TILE, TILE, columns // TILE, TILE).mean((1, 3))
    return KEY / np.exp2(np.log2(patches[patches > 1e-8]).mean())


def network(picture, tensors):
    """The U-Net: four times halved, four times doubled, each time with what was there at that size."""
    def layer(name, x):
        rows, columns = x.shape[:2]
        kernel, wide = tensors[f'{name}.weight'], columns + 2
        # Seen as one row, a neighbour is always the same number of pixels away: nine products of whole matrices.
        pixels = np.pad(x, ((1, 2), (1, 1), (0, 0))).reshape(-1, x.shape[2])
        total = np.zeros((rows * wide, kernel.shape[3]), np.float32) + tensors[f'{name}.bias']
        for row in range(3):
            for column in range(3):
                total += pixels[row * wide + column:][:rows * wide] @ kernel[row, column]
        return np.maximum(total, 0).reshape(rows, wide, -1)[:, :columns]

    def halved(x):
        return x.reshape(x.shape[0] // 2, 2, x.shape[1] // 2, 2, -1).max((1, 3))

    skipped, x = [picture], layer('enc_conv0', picture)
    for name in ('enc_conv1', 'enc_conv2', 'enc_conv3', 'enc_conv4'):
        x = halved(layer(name, x))
        skipped.append(x)
    x = layer('enc_conv5b', layer('enc_conv5a', skipped.pop()))
    for size in (4, 3, 2, 1):
        x = np.concatenate([x.repeat(2, 0).repeat(2, 1), skipped.pop()], -1)
        x = layer(f'dec_conv{size}b', layer(f'dec_conv{size}a', x))
    return layer('dec_conv0', x)


def denoise(raw, path):
    """The picture of a raw render in linear light; `path` of the weights."""
    rows, columns = raw['depth'].shape
    factor = exposure(raw['colour'])
    layers = [curve(raw['colour'].clip(0) * factor), raw['albedo'].clip(0, 1), raw['normal'].clip(-1, 1) * .5 + .5]
    picture = np.concatenate(layers, -1).astype(np.float32)
    # Mirrored, not drawn out: streaks of noise would pass for detail.
    picture = np.pad(picture, ((0, -rows % TILE), (0, -columns % TILE), (0, 0)), 'reflect')
    return inverse(network(picture, weights(path))[:rows, :columns].astype(np.float64)) / factor
