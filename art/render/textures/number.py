"""The numbers on the backs: red is the sewn edge with what it holds, green the figures, blue the stitches."""
import cairo
import numpy as np
from files import write_png
from scipy import ndimage

SIZE = 512
#: Widths in pixels: of the edge around the figures, and between two stitches.
EDGE, STITCH = 17, 9


def number(value):
    surface = cairo.ImageSurface(cairo.FORMAT_A8, SIZE, SIZE)
    pen = cairo.Context(surface)
    pen.select_font_face('sans-serif', cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
    pen.set_font_size(SIZE * .98)
    left, top, width, height, _, _ = pen.text_extents(str(value))
    pen.translate(SIZE / 2, SIZE / 2)
    pen.scale(min(1.05, SIZE * .80 / width), 1.1)
    pen.move_to(-left - width / 2, -top - height / 2)
    pen.show_text(str(value))
    surface.flush()
    ink = np.ndarray((SIZE, surface.get_stride()), np.uint8, surface.get_data())[:, :SIZE] / 255
    outside, inside = (ndimage.distance_transform_edt(mask) for mask in (ink < .5, ink >= .5))
    distance = outside - inside
    rows, columns = np.mgrid[:SIZE, :SIZE]
    dashes = (rows + columns) // STITCH % 2
    near = sum(np.abs(distance - line) < 2 for line in (EDGE - 4, -4))
    write_png(f'number{value}', np.stack([(EDGE - distance) / 2, .5 - distance / 2, near * dashes], -1).clip(0, 1))
