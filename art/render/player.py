"""A young player in full gear, for a look from behind: no skin, no face. Looks along +y; 1.4 m tall at size 1."""
import math

import numpy as np
from mathutils import Matrix, Vector

from cloth import NECK, jersey, jersey_cloth
from materials import plain
from nodes import principled
from palette import PAINTS, linear
from shapes import box, group, lathe, limb, loft, oval, tube
from skate import skate

UPPER_ARM, FOREARM, STANCE = .235, .24, .12
HELMET = Vector((0, .015, 1.262))
#: Half the width, the depth and the height of a helmet.
SHELL = .120, .144, .134
#: Along pants, socks and the end of a braid: share of the way, half the width, half the depth.
PANTS = (
    (0, .09, .11), (.45, .100, .118), (.72, .110, .116), (.90, .110, .110), (.93, .105, .105), (.96, .110, .110),
    (1, .106, .106),
)
SOCK = (
    (0, .066, .070), (.2, .064, .070), (.42, .071, .077), (.55, .068, .073), (.75, .055, .060), (.84, .050, .056),
    (.88, .054, .060), (.92, .050, .056), (.96, .055, .061), (1, .050, .056),
)
BRAID_TAIL = (0, .013, .012), (.4, .016, .014), (1, .004, .004)


def _elbow(shoulder, hand, towards):
    """Where the elbow of an arm is that bends towards a direction."""
    line = hand - shoulder
    reach = min(line.length, (UPPER_ARM + FOREARM) * .995)
    along = (UPPER_ARM ** 2 - FOREARM ** 2 + reach ** 2) / (2 * reach)
    aside = Vector(towards) - line.normalized() * Vector(towards).dot(line.normalized())
    return shoulder + line.normalized() * along + aside.normalized() * math.sqrt(max(0, UPPER_ARM ** 2 - along ** 2))


def _fabric(name, colour, stripes=(), second=PAINTS['white'], around=False, grain=60):
    """Knitted or woven stuff with stripes along or around a limb, by shares of its way."""
    material, tree, shader = principled(name)
    at = tree.split(tree.uv())[0 if around else 1]
    shade = tree.mix(tree.noise(tree.object_point(), 7, 4, .6) * .35, linear(colour), (.01, .012, .016))
    for low, high in stripes:
        shade = tree.mix(tree.band(at, low, high, .004), shade, linear(second))
    folds = tree.noise(tree.mapping(tree.object_point(), (1, 1, .5)), grain * .3, 3, .5)
    tree.plug(shader, {'Base Color': shade, 'Roughness': .72, 'Sheen': .2, 'Normal': tree.bump(folds, .5, .012)})
    return material


def _leg(side, colour):
    hip, ankle = Vector((side * .078, 0, .74)), Vector((side * STANCE, -.045, .205))
    knee = Vector((side * STANCE * .93, .045, .46))
    stripe = .02 if side < 0 else .48
    pants = _fabric('pants', PAINTS['navy'], ((stripe, stripe + .04),), colour, around=True, grain=40)
    sock = _fabric('sock', colour, ((.36, .47), (.53, .58)), grain=110)
    foot = skate((side * STANCE, 0, 0), (0, 0, -side * .16), colour)
    return [
        loft('pants', limb([hip, knee + Vector((0, 0, .03))], PANTS, 40, 40, 2.4), [pants]),
        loft('sock', limb([knee + Vector((0, 0, .06)), knee.lerp(ankle, .5), ankle], SOCK, 50, 40), [sock]), foot,
    ]


def _glove(hand, elbow, back):
    """A padded glove: pads on the back of the hand, fingers bent around a shoulder."""
    leather = _fabric('glove', PAINTS['navy'], grain=90)
    along = (hand - elbow).normalized()
    out = (Vector(back) - along * along.dot(Vector(back))).normalized()
    pose = Matrix((out.cross(along) * -1, out, along)).transposed().to_4x4()
    cuff = limb([(0, 0, -.125), (0, 0, -.02)], ((0, .046, .040), (.8, .044, .036), (1, .048, .036)), 12)
    parts = [
        loft('cuff', cuff, [leather]),
        box(.094, .046, .085, (0, -.004, .012), leather, bevel=.018),
        box(.028, .030, .06, (.052, -.018, .015), leather, (.5, .45, 0), bevel=.011),
        *(box(.098, .024, .030, (0, .024, z), leather, bevel=.010) for z in (-.006, .028)),
    ]
    for x in (-.037, -.012, .012, .037):
        knuckle, bend = Vector((x, .012, .055)), 0.
        for length, turn in ((.034, .25), (.032, .75), (.028, .9)):
            bend += turn
            step = Vector((0, -math.sin(bend), math.cos(bend))) * length
            parts.append(box(.0235, .027, length + .006, knuckle + step / 2, leather, (bend, 0, 0), bevel=.009))
            knuckle += step
    root = group('glove', parts)
    root.matrix_world = Matrix.Translation(hand) @ pose
    return root


def helmet(colour):
    """A helmet with ear pieces, vents and a wire cage; its origin is the middle of the head, it looks along +y."""
    shell, dark = plain('shell', colour, .24, .5, .5), plain('vent', '#07080A', .8, .2)
    wire = plain('wire', (.62, .65, .69), .25, .5, Metallic=.9)
    wide, deep, high = SHELL

    def flare(up):
        return math.cos(up) ** (.75 if up > 0 else .55)

    def level(up):
        for x, y in oval(wide * flare(up), deep * flare(up), 2.25, 64):
            nape = .55 + .45 * max(0, -y / deep) ** 1.5 if up < 0 else 1
            yield x, y, high * math.sin(up) * nape

    def over(x, up, sign=-1, out=0.):
        """A point of the shell, `x` from its middle, behind (-1) or in front."""
        y = sign * deep * max(0, flare(up) ** 2.25 - abs(x / wide) ** 2.25) ** (1 / 2.25)
        return x, y * (1 + out), high * math.sin(up) * (1 + out)

    def ridge(x):
        top = math.acos(abs(x / wide) ** (1 / .75))
        back = [over(x, up) for up in np.linspace(-.35, top, 20)]
        return back + [over(x, up, 1) for up in np.linspace(top, .5, 20)]

    def vent(x, low, high):
        return [over(x, up, out=-.012) for up in np.linspace(low, high, 8)]

    parts = [
        loft('shell', [list(level(up)) for up in (*np.linspace(-1.05, 1.5, 40), 1.56)], [shell]),
        tube('ridges', [ridge(x) for x in (-.060, -.020, .020, .060)], .0058, shell, 3),
        tube('vents', [vent(x, *at) for x in (-.040, 0, .040) for at in ((.25, .55), (.75, 1.0))], .0085, dark, 3),
        tube('rim', [[*level(-1.0), next(level(-1.0))]], .005, dark, 3),
        lathe('head', [(0, -.13), (.07, -.12), (.088, -.06), (.085, .0), (0, .06)], 24, [dark]),
    ]
    for side in (-1, 1):
        guard = [(0, .014, .030), (.15, .018, .040), (.8, .018, .036), (1, .012, .022)]
        parts.append(loft('ear', limb([(side * .108, .02, -.01), (side * .100, .03, -.12)], guard, 12, 24), [shell]))

    def face(angle, z):
        return .124 * math.sin(angle), .045 + .120 * math.cos(angle) ** .7, z
    across, up = np.linspace(-1.57, 1.57, 25), np.linspace(-.135, .03, 6)
    bars = [[face(angle, z) for angle in across] for z in up]
    bars += [[face(angle, z) for z in up] for angle in across[3:-2:3]]
    return group('helmet', [*parts, tube('cage', bars, .0026, wire, 2)])


def _braid(start, end):
    """Three strands and a tie."""
    hair = plain('hair', '#120A07', .55, .4)
    start, end, lines = Vector(start), Vector(end), []
    for strand in range(3):
        turns = [(share, share * 34 + strand * math.tau / 3) for share in np.linspace(0, 1, 110)]
        lines.append([
            start.lerp(end, share) + Vector((
                .0125 * (1.1 - .4 * share) * math.sin(turn),
                .008 * math.sin(2 * turn) - .035 * math.sin(math.pi * share) - .01, 0,
            )) for share, turn in turns
        ])
    tail = limb([end + Vector((0, y, z)) for y, z in ((-.012, 0), (-.014, -.02), (-.010, -.055))], BRAID_TAIL, 12, 24)
    return [tube('braid', lines, .0115, hair, 4), loft('tail', tail, [hair])]


def player(colour, hands, shell, number, *, size=1., turn=0., braid=0):
    """A player on skates; the origin is on the ice.

    hands: where the left and the right hand are, and to where the back of each hand looks
    braid: to which side of the number it lies, or 0
    """
    parts, arms = [], []
    for side, (hand, towards, back) in zip((-1, 1), hands):
        shoulder, hand = Vector((side * .118, 0, NECK - .065)), Vector(hand)
        elbow = _elbow(shoulder, hand, towards)
        arms.append((shoulder, elbow, elbow.lerp(hand, .80)))
        parts += [_glove(hand, elbow, back), *_leg(side, colour)]
    head = helmet(shell)
    head.location, head.rotation_euler = HELMET, (0, 0, turn)
    low = (0, 0, NECK - .02)
    collar = limb([low, (0, .004, NECK + .028)], ((0, .078, .078), (.9, .068, .068), (1, .062, .062)), 14)
    neck = limb([low, (0, .01, HELMET.z - .04)], ((0, .062, .062), (1, .066, .066)), 8)
    parts += [
        head, jersey(jersey_cloth(colour, number), arms), loft('neck', neck, [plain('neck', '#0D1015', .9)]),
        loft('collar', collar, [_fabric('collar', PAINTS['white'])]),
    ]
    if braid:
        parts += _braid((braid * .035, -.105, 1.185), (braid * .105, -.155, .86))
    return group('player', parts, size=size)
