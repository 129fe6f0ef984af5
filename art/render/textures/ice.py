"""What the ice carries: the grooves of skates, and three scales of noise for its frost. Both repeat without a seam."""
import math

import cairo
import numpy as np
from files import standard, write_png
from scipy import ndimage

SIZE = 4096
#: A hollow-ground blade cuts with both edges, this far apart in metres.
EDGES_APART = .0028


class Sheet:
    """A grey picture of `metres` × `metres`; .5 is flat, darker is deeper."""

    def __init__(self, metres):
        self.metres, self.scale = metres, SIZE / metres
        self.surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, SIZE, SIZE)
        self.context = cairo.Context(self.surface)
        self.context.set_source_rgb(.5, .5, .5)
        self.context.paint()

    def stroke(self, points, width, grey, opacity):
        """A line in pixels, drawn again at the other side where it leaves the picture."""
        thinnest, margin = .35, 9
        self.context.set_line_width(max(width, thinnest))
        self.context.set_source_rgba(grey, grey, grey, opacity * min(1, width / thinnest))
        for shift_x in (-SIZE, 0, SIZE):
            for shift_y in (-SIZE, 0, SIZE):
                xs, ys = [x + shift_x for x, _ in points], [y + shift_y for _, y in points]
                inside = max(min(xs), min(ys)) <= SIZE + margin and min(max(xs), max(ys)) >= -margin
                if inside:
                    self.context.move_to(xs[0], ys[0])
                    for x, y in zip(xs[1:], ys[1:]):
                        self.context.line_to(x, y)
                    self.context.stroke()

    def grey(self):
        rows = np.ndarray((SIZE, SIZE, 4), np.uint8, self.surface.get_data(), strides=(self.surface.get_stride(), 4, 1))
        return rows[..., 2].astype(np.float32) / 255


def arc(sheet, rng, widths):
    """One push or turn of a skate: a groove, or a pair of them, each with a raised bright edge."""
    x, y = rng.uniform(0, SIZE, 2)
    start = rng.uniform(0, 2 * math.pi)
    radius = (rng.lognormal(.6, .9) * 1.2) * sheet.scale
    length = min(radius * 1.5, rng.uniform(.15, 1.3) * sheet.metres * sheet.scale) * .6
    side = rng.choice([-1, 1])
    turn = start + side * np.linspace(0, length / radius, max(6, int(length / 10)))
    width = rng.uniform(*widths) / 1000 * sheet.scale
    opacity = rng.uniform(.12, .75) ** 1.5
    points = np.stack([
        x + radius * (np.sin(turn) - math.sin(start)) * side, y - radius * (np.cos(turn) - math.cos(start)) * side,
    ], 1)
    across = np.stack([-np.sin(turn), np.cos(turn)], 1)
    apart = EDGES_APART / 2 * sheet.scale
    for offset in ([-apart, apart] if rng.random() < .6 else [0]):
        sheet.stroke(points + across * offset, width * .8, 0, opacity)
        sheet.stroke(points + across * (offset + width * .7), width * .5, 1, opacity * .7)


def nick(sheet, rng):
    """A short cut with a bend."""
    x, y = rng.uniform(0, SIZE, 2)
    first = rng.uniform(0, 2 * math.pi)
    half = rng.exponential(.012) * sheet.scale * .5
    width = rng.uniform(.3, 1.) / 1000 * sheet.scale
    second = first + rng.normal(0, .2)
    bend = (x + half * math.cos(first), y + half * math.sin(first))
    end = (bend[0] + half * math.cos(second), bend[1] + half * math.sin(second))
    sheet.stroke([(x, y), bend, end], width, rng.choice([0, 0, 1]), rng.uniform(.1, .6))


def scratches(name, metres, arcs, nicks, seed, widths=(.5, 1.6)):
    """`widths` of the grooves in millimetres."""
    rng, sheet = np.random.default_rng(seed), Sheet(metres)
    for _ in range(arcs):
        arc(sheet, rng, widths)
    for _ in range(nicks):
        nick(sheet, rng)
    grey = sheet.grey()
    for radius, depth in ((2.2, .03), (.8, .012)):
        noise = rng.normal(0, 1, (SIZE, SIZE)).astype(np.float32)
        grey = grey + ndimage.gaussian_filter(noise, radius, mode='wrap') * depth
    write_png(name, grey)


def _noise_above(lowest, fall, seed, size=2048):
    """Noise whose waves are at least `lowest` to the picture; higher ones are weaker by `fall`."""
    rng = np.random.default_rng(seed)
    frequency = np.hypot(np.fft.fftfreq(size)[:, None] * size, np.fft.rfftfreq(size)[None, :] * size)
    frequency[0, 0] = 1e9
    amplitude = np.where(frequency < lowest, 0, frequency ** (-fall / 2))
    waves = np.fft.rfft2(rng.normal(0, 1, (size, size))) * amplitude
    return .5 + standard(np.fft.irfft2(waves, s=(size, size))) * .115


def noise(name):
    """Broad, medium and fine noise in the three channels."""
    write_png(name, np.stack([_noise_above(2, 3.0, 1), _noise_above(6, 3.3, 2), _noise_above(190, 2.2, 3)], -1))
