"""A coach's board: the printed markings, an old play half wiped away, and a new one in marker."""
import math

import cairo
import numpy as np
from files import write_png
from scipy import ndimage

#: The sheet in feet, the margin around it, and pixels to a foot.
LENGTH, WIDTH, MARGIN, SCALE = 200, 85, 4, 18
RED, BLUE, CREASE, EDGE = (.77, .09, .18), (.05, .30, .64), (.75, .88, .93), (.31, .38, .45)
INK, OTHER_INK = (.03, .07, .16), (.66, .05, .22)
#: (start, bend, end), then what path() and marker() take. The run to the net stops where the marker was put down.
PLAY = (
    (((93, 60), (74, 76), (56, 67)), {'wave': 1.3}, {}),
    (((55, 64), (50, 40), (43, 22)), {}, {'dash': 8}),
    (((81, 22), (60, 6), (42, 17)), {}, {}),
    (((38, 21), (28, 31), (17, 40)), {'shift': -.85}, {}),
    (((38, 21), (28, 31), (17, 40)), {'shift': .85}, {}),
    (((57, 41), (47, 52), (36, 50)), {}, {}),
)
OURS, THEIRS = ((70, 51), (88, 41)), ((46, 56), (24, 51), (63, 29))


def markings(context):
    """Every line, circle and spot at its true place; the thin ones are thicker than on ice, as boards are printed."""
    def draw(colour, width=0):
        context.set_source_rgb(*colour)
        context.set_line_width(width)
        (context.stroke if width else context.fill)()

    for goal, behind in ((11, 7.4), (189, 189)):
        context.arc(goal, WIDTH / 2, 6, math.pi * (goal > 100) - math.pi / 2, math.pi * (goal > 100) + math.pi / 2)
        draw(CREASE)
        context.rectangle(behind, WIDTH / 2 - 3, 3.6, 6)
        draw(EDGE, .4)
    for x, width, colour in ((11, .45, RED), (75, 1, BLUE), (100, 1, RED), (125, 1, BLUE), (189, .45, RED)):
        inset = 6 if width < 1 else 0
        context.rectangle(x - width / 2, inset, width, WIDTH - 2 * inset)
        draw(colour)
    for x, y in ((x, WIDTH / 2 + side) for x in (31, 80, 120, 169) for side in (-22, 22)):
        context.arc(x, y, 1, 0, 7)
        draw(RED)
        context.arc(x, y, 15 if abs(x - 100) > 25 else 1, 0, 7)
        draw(RED, .5)
    context.arc(100, WIDTH / 2, 15, 0, 7)
    draw(BLUE, .5)
    for x, y, quarter in ((28, 28, 2), (172, 28, 3), (172, 57, 4), (28, 57, 5)):
        context.arc(x, y, 28, quarter * math.pi / 2, (quarter + 1) * math.pi / 2)
    context.close_path()
    draw(EDGE, .9)


def path(start, bend, end, wave=0, shift=0):
    """A hand's curve, three points to a foot; `wave` is how far it swings, `shift` moves it sideways."""
    t = np.linspace(0, 1, int(math.dist(start, end) * 3))[:, None]
    line = (1 - t) ** 2 * np.array(start) + 2 * t * (1 - t) * np.array(bend) + t * t * np.array(end)
    along = np.gradient(line, axis=0)
    steps = np.linalg.norm(along, axis=1)[:, None]
    swing = wave * np.sin(np.cumsum(steps)[:, None] * .95) * np.minimum(1, 14 * t * (1 - t))
    return line + along[:, ::-1] * (-1, 1) / steps * (shift + swing)


def marker(context, rng, line, opacity, colour=INK, dash=0):
    """A stroke that swells, fades and trembles as a felt tip does."""
    tremble, swell = (ndimage.gaussian_filter1d(rng.normal(0, 1, line.shape), 4, axis=0) for _ in 'ab')
    for index, (start, end) in enumerate(zip(line + tremble * .22, (line + tremble * .22)[1:])):
        if not dash or index // dash % 2 == 0:
            context.set_line_width(.95 + .5 * swell[index, 0])
            context.set_source_rgba(*colour, opacity * (.9 + .25 * swell[index, 1]))
            context.move_to(*start)
            context.line_to(*end)
            context.stroke()


def play(context, rng, opacity):
    for points, bends, strokes in PLAY:
        marker(context, rng, path(*points, **bends), opacity, **strokes)
    for x, y in OURS:
        turn = np.linspace(-1.9, 4.7, 50)[:, None]
        marker(context, rng, np.hstack([x + 2.7 * np.cos(turn), y + 2.5 * np.sin(turn)]), opacity)
    for x, y in THEIRS:
        for side in (-2.5, 2.5):
            marker(context, rng, path((x - 2.4, y - side), (x + .3, y), (x + 2.4, y + side)), opacity, OTHER_INK)


def board(name):
    width, height = ((side + 2 * MARGIN) * SCALE for side in (LENGTH, WIDTH))
    surface, rng = cairo.ImageSurface(cairo.FORMAT_RGB24, width, height), np.random.default_rng(5)
    context = cairo.Context(surface)
    context.set_source_rgb(1, 1, 1)
    context.paint()
    context.set_line_cap(cairo.LINE_CAP_ROUND)
    context.set_matrix(cairo.Matrix(SCALE, 0, 0, SCALE, MARGIN * SCALE, MARGIN * SCALE))
    markings(context)
    play(context, rng, 1)
    context.set_matrix(cairo.Matrix(-SCALE, 0, 0, -SCALE, 186 * SCALE, 92 * SCALE))
    play(context, rng, .06)
    write_png(name, np.ndarray((height, width, 4), np.uint8, surface.get_data())[..., 2::-1] / 255)
