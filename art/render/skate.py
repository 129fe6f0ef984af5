"""A hockey skate of a child: boot, tendon guard, tongue, laces, holder with two towers, steel."""
import math

import numpy as np
from mathutils import Euler, Matrix, Vector

from materials import plain
from nodes import principled
from palette import PAINTS, linear
from shapes import loft, oval, place, rounded, tube

#: Across the boot from the toe to the collar: (y, z) below or behind, (y, z) above or in front, half the width.
BOOT = (
    (.131, .090, .131, .094, .006), (.129, .082, .128, .106, .018), (.120, .077, .117, .117, .029),
    (.100, .074, .096, .126, .037), (.070, .073, .068, .133, .042), (.040, .073, .048, .142, .042),
    (.005, .073, .030, .155, .038), (-.035, .073, .016, .170, .034), (-.070, .074, .007, .183, .032),
    (-.092, .082, .003, .190, .032), (-.101, .100, .001, .196, .033), (-.103, .125, .001, .203, .034),
    (-.099, .155, .003, .212, .035), (-.097, .185, .007, .222, .038), (-.100, .210, .012, .232, .041),
    (-.103, .222, .014, .237, .042),
)
#: The first and the last cut of BOOT that the laces cross, and how far from the middle the eyelets are.
LACED, EYELET = (4.4, 14.2), .016
TOE_CAP = 3.2


def _cut(at):
    """One cut across the boot, between the ones listed: lower end, upper end, half the width."""
    y, z, top_y, top_z, half = (np.interp(at, range(len(BOOT)), column) for column in zip(*BOOT))
    return Vector((0, y, z)), Vector((0, top_y, top_z)), half


def _ring(at, inwards=0., up=0.):
    """The points of a cut; the sole is flatter than the instep."""
    low, high, half = _cut(at)
    middle, reach = (low + high) / 2, (high - low) / 2
    squareness = 2.9 if at < 9 else 2.4
    shrink = 1 - inwards / max(half, .01)
    return [
        middle + Vector((x * half * shrink, 0, up)) + reach * (y * shrink) for x, y in oval(1, 1, squareness, 48)
    ]


def _on_instep(at, x, out=0.):
    """A point of the surface above the foot, `x` from the middle."""
    low, high, half = _cut(at)
    reach = (high - low) / 2
    share = (1 - min(abs(x) / half, .99) ** 2.6) ** (1 / 2.6)
    return (low + high) / 2 + Vector((x, 0, 0)) + reach * share + reach.normalized() * out


def _leather(name, colour, roughness):
    """Moulded composite with a faint weave and scuffs."""
    material, tree, shader = principled(name)
    point, base = tree.object_point(), linear(colour)
    scuffs = tree.smoothstep(tree.noise(point, 70, 5, .7), .60, .78)
    weave = tree.math('SINE', tree.split(point)[1] * 2400) * tree.math('SINE', tree.split(point)[2] * 2400)
    tree.plug(shader, {
        'Base Color': tree.mix(scuffs * .10, base, (.30, .31, .33)), 'Roughness': scuffs * .2 + roughness,
        'Normal': tree.bump(weave, .12, .0004), 'Clearcoat': .15,
    })
    return material


def _laces(colour, end):
    """Crossed laces with a bow on top, or with both ends drawn tight to the point `end`."""
    cotton, steel = plain('lace', colour, .85, .2), plain('eyelet', (.55, .57, .6), .3, .5, Metallic=1)
    rows, lines = np.linspace(*LACED, 7), []
    knot = _on_instep(rows[-1], 0, .007)
    for side in (-1, 1):
        for low, high in zip(rows, rows[1:]):
            lines.append([
                _on_instep(low + (high - low) * t, side * EYELET * (1 - 2 * t), .003 + .003 * (1 + side) * math.sin(math.pi * t))
                for t in np.linspace(0, 1, 9)
            ])
        last = _on_instep(rows[-1], side * EYELET, .003)
        if end:
            lines.append([last, last.lerp(end, .03) + Vector((side * .002, 0, 0)), end])
            continue
        for across in (
            ((0, 0, 0), (side * .020, .016, .012), (side * .040, .020, -.026), (side * .022, .021, -.022), (0, 0, 0)),
            ((0, 0, 0), (side * .010, .018, .004), (side * .021, .022, -.036), (side * .024, .021, -.062)),
        ):
            lines.append(rounded([last, *(knot + Vector(step) for step in across)], .016))
    rings = [[_on_instep(at, side * (EYELET + .001), .0012 * k) for k in (0, 1)] for at in rows for side in (-1, 1)]
    return [tube('laces', lines, .0023, cotton, 2), tube('eyelets', rings, .0030, steel, 3)]


def _upright(name, cuts, material, squareness):
    """A padded plate: cuts of (x, y, z) of the middle, half the width, half the depth, how much its sides bend back."""
    return loft(name, [
        [(x, y + deep + bend * x * x, z) for x, deep in oval(half, thick, squareness, 24)]
        for y, z, half, thick, bend in cuts
    ], [material])


def _boot(colour):
    body, cap, lining = _leather('boot', colour, .38), _leather('cap', '#0B0C0F', .24), plain('lining', '#2A2E35', .95)
    felt = plain('felt', '#B9BEC4', .95, .15, Sheen=.4)
    cuts = [*np.arange(0, TOE_CAP, .2), TOE_CAP, TOE_CAP + .01, *np.arange(TOE_CAP + .2, 15, .25), 15]
    rings = [_ring(at, -.0016 if at <= TOE_CAP else 0) for at in cuts]
    rings += [_ring(15, .0005, .0025), _ring(15, .004, .0025), _ring(14.8, .007), _ring(13.5, .010), _ring(11, .010)]
    tongue, guard = (
        [((z - .19) * lean + start, z, half, thick, bend) for z, half, thick in sizes]
        for lean, start, bend, sizes in (
            (.42, -.010, -6, (
                (.170, .022, .006), (.215, .031, .006), (.245, .034, .007), (.260, .033, .007), (.268, .029, .006),
                (.272, .024, .004), (.274, .018, .002),
            )),
            (-.14, -.098, 9, (
                (.140, .024, .002), (.190, .029, .004), (.225, .029, .004), (.246, .026, .003), (.256, .020, .003),
                (.260, .012, .002),
            )),
        )
    )
    facing = [
        [_on_instep(at, side * (EYELET + aside), .0006) for at in np.linspace(3.6, 15, 30)]
        for side in (-1, 1) for aside in (-.007, .009)
    ]
    between = [[_on_instep(at, x, .0004) for x in np.linspace(-.008, .008, 5)] for at in np.linspace(4.2, 15, 40)]
    return [
        loft('boot', rings, [body, cap, lining], lambda ring: 1 if ring < 16 else 2 if ring > len(cuts) else 0),
        _upright('tongue', tongue, felt, 2.6), _upright('guard', guard, cap, 2.5),
        loft('tongue', between, [felt], capped=False), tube('facing', facing, .0013, cap, 2),
    ]


def _blade(name, half, outline, material):
    """A flat piece on its edge; its outline: (y, lower z, upper z)."""
    rings = [[(-half, y, low), (half, y, low), (half, y, high), (-half, y, high)] for y, low, high in outline]
    return loft(name, rings, [material])


def _runner():
    """The plastic holder and the steel, which is rockered: it touches the ice only in the middle."""
    white, steel = plain('holder', '#E6EAED', .38, .45, .2), plain('runner', (.62, .65, .69), .16, .5, Metallic=1)
    heights = (
        (.0755, 1.04, .030), (.0715, 1.04, .030), (.068, .98, .024), (.056, .80, .0095), (.040, .66, .0068), (.030, .72, .0055),
    )
    bridge = (
        (-.114, .028, .036), (-.098, .0205, .044), (-.080, .0205, .034), (.085, .0205, .034), (.112, .0205, .044),
        (.130, .026, .046), (.139, .033, .040),
    )
    rocker = [(y, .000012 * (abs(y) / .01) ** 2.6, .026) for y in np.linspace(-.108, .128, 33)]
    plate = [[(x, y + .012, z) for x, y in oval(wide, .106, 3)] for z, wide in ((.0765, .030), (.0745, .033), (.0715, .030))]
    return [
        *(loft('tower', [
            [(x, middle + y + (.072 - z) * .12, z) for x, y in oval(wide, half * long, 3.5)] for z, long, wide in heights
        ], [white]) for middle, half in ((.072, .050), (-.058, .042))),
        _blade('bridge', .0054, bridge, white),
        _blade('runner', .0017, [(-.118, .009, .024), *rocker, (.138, .015, .030), (.141, .024, .031)], steel),
        loft('sole', plate, [plain('sole', '#0B0C0F', .5)]),
    ]


def skate(location, rotation=(0, 0, 0), lace=PAINTS['white'], size=1., boot='#14161B', nail=None):
    """A skate whose toe looks along +y; its origin is where the middle of the steel touches the ice.

    nail: the point of the scene from which it hangs by its laces, instead of a bow
    """
    pose = Matrix.LocRotScale(Vector(location), Euler(rotation), Vector((size,) * 3))
    root = place(None, 'skate', location, rotation)
    for part in (*_boot(boot), *_laces(lace, nail and pose.inverted() @ Vector(nail)), *_runner()):
        part.parent = root
    root.scale = (size,) * 3
    return root
