"""A goal of regulation size with a knotted net that sags a little."""
import math

import numpy as np

from materials import plain
from shapes import place, rounded, tube

#: Half the width and the height of the mouth, measured to the middle of the posts.
HALF_WIDTH, HEIGHT = .915 + .03, 1.22 + .03
#: How deep the net is at the top and on the ice.
TOP_DEPTH, FOOT_DEPTH = .50, 1.06
#: Width of a mesh of the net, and radius of its twine.
MESH, TWINE = .045, .0013


def frame_line(share):
    """The line around the back of the net, from post to post, at a `share` of its height."""
    depth, height, x = FOOT_DEPTH + (TOP_DEPTH - FOOT_DEPTH) * share, HEIGHT * share, HALF_WIDTH - .02
    return rounded([
        (-x, .02, height), (-x, depth * .62, height), (-x * .60, depth, height),
        (x * .60, depth, height), (x, depth * .62, height), (x, .02, height),
    ], .28, 10)


def resample(line, count):
    """`count` points at equal distances along a line, and its length."""
    points = np.array(line)
    lengths = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    at = np.linspace(0, lengths[-1], count)
    return np.stack([np.interp(at, lengths, points[:, axis]) for axis in range(3)], 1), lengths[-1]


def strands(grid):
    """Both families of diagonal strands over a grid of points."""
    rows, columns = grid.shape[0] - 1, grid.shape[1] - 1
    lines = []
    for start in range(-rows, columns + 1, 2):
        cells = [(row, start + row) for row in range(rows + 1) if 0 <= start + row <= columns]
        if len(cells) > 1:
            lines.append([grid[row, column] for row, column in cells])
            lines.append([grid[row, columns - column] for row, column in cells])
    return lines


def back_net():
    """The net behind and beside the goal; it bags to the back and hangs."""
    _, length = resample(frame_line(.5), 10)
    columns, rows = int(length / MESH) * 2, int(1.25 / MESH) * 2
    grid = np.stack([resample(frame_line(row / rows), columns + 1)[0] for row in range(rows + 1)])
    around, up = np.linspace(0, 1, columns + 1)[None, :], np.linspace(0, 1, rows + 1)[:, None]
    bag = np.sin(math.pi * around) ** .6 * np.sin(math.pi * up) * .05
    grid[..., 1] -= bag * .7
    grid[..., 2] -= bag * .35
    return grid + np.random.default_rng(1).normal(0, .0016, grid.shape)


def top_net():
    """The net over the top, which sags in the middle."""
    columns, rows = int(2 * HALF_WIDTH / MESH) * 2, int(TOP_DEPTH / MESH) * 2
    outline, _ = resample(frame_line(1.), 400)
    grid = np.zeros((rows + 1, columns + 1, 3))
    for column in range(columns + 1):
        across = column / columns
        x = -HALF_WIDTH + .02 + (2 * HALF_WIDTH - .04) * across
        here = outline[np.abs(outline[:, 0] - x) < .02][:, 1]
        back = max(.03, here.max() if len(here) else .05)
        for row in range(rows + 1):
            deep = row / rows
            sag = .05 * math.sin(math.pi * deep) * math.sin(math.pi * across) ** .5
            grid[row, column] = (x, .01 + (back - .01) * deep, HEIGHT - sag)
    return grid


def goal(location=(0, 0, 0)):
    """The mouth, 1.83 × 1.22 m, faces -y."""
    red, white = plain('post', (.62, .012, .02), .28, .5, .4), plain('frame', (.72, .76, .80), .4, .5)
    twine = plain('net', (.80, .84, .88), .75, .2)
    x, z = HALF_WIDTH, HEIGHT
    foot = [(x, y, z + .024) for x, y, z in frame_line(0.)]
    strut = [(0, TOP_DEPTH, z), (0, TOP_DEPTH * .95 + .05, z * .9), (0, FOOT_DEPTH * .97, .05)]
    root = place(None, 'goal', location)
    for part in (
        tube('posts', [rounded([(-x, 0, 0), (-x, 0, z), (x, 0, z), (x, 0, 0)], .07, 8)], .030, red),
        tube('foot', [foot], .024, white),
        tube('bar', [frame_line(1.)], .022, white),
        tube('strut', [strut], .016, white),
        tube('net', strands(back_net()), TWINE, twine, 1),
        tube('top net', strands(top_net()), TWINE, twine, 1),
    ):
        part.parent = root
    return root
