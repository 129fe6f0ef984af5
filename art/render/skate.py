"""A hockey skate of a child: boot, tendon guard, tongue, laces, holder with two towers, steel."""
import math

import numpy as np
from mathutils import Euler, Matrix, Vector

from materials import plain
from palette import PAINTS
from shapes import group, loft, oval, rounded, tube

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
#: The tongue and the tendon guard: height, half the width, half the thickness.
TONGUE = (
    (.170, .022, .006), (.215, .031, .006), (.245, .034, .007), (.260, .033, .007), (.268, .029, .006),
    (.272, .024, .004), (.274, .018, .002),
)
GUARD = (
    (.140, .024, .002), (.190, .029, .004), (.225, .029, .004), (.246, .026, .003), (.256, .020, .003),
    (.260, .012, .002),
)
#: The towers of the holder: height, share of their length, half the width.
TOWER = (
    (.0755, 1.04, .030), (.0715, 1.04, .030), (.068, .98, .024), (.056, .80, .0095), (.040, .66, .0068),
    (.030, .72, .0055),
)
#: The plastic below the towers, from heel to toe: (y, lower edge, upper edge).
BRIDGE = (
    (-.114, .028, .036), (-.098, .0205, .044), (-.080, .0205, .034), (.088, .0205, .034), (.106, .0205, .0355),
    (.120, .0215, .0375), (.131, .0245, .0385), (.139, .0285, .0385), (.1425, .0325, .0375),
)


def _cut(at):
    """A cut across the boot, which may lie between the ones listed: lower end, upper end, half the width."""
    y, z, top_y, top_z, half = (np.interp(at, range(len(BOOT)), column) for column in zip(*BOOT))
    return Vector((0, y, z)), Vector((0, top_y, top_z)), half


def _ring(at, inwards=0., up=0.):
    """The points of a cut; the sole is flatter than the instep."""
    low, high, half = _cut(at)
    shrink = 1 - inwards / max(half, .01)
    return [
        low.lerp(high, .5 + .5 * y * shrink) + Vector((x * half * shrink, 0, up))
        for x, y in oval(1, 1, 2.9 if at < 9 else 2.4, 48)
    ]


def _on_instep(at, x, out=0.):
    """A point of the surface above the foot, `x` from the middle."""
    low, high, half = _cut(at)
    share = (1 - min(abs(x) / half, .99) ** 2.6) ** (1 / 2.6)
    return low.lerp(high, .5 + .5 * share) + Vector((x, 0, 0)) + (high - low).normalized() * out


def _laces(colour, end):
    """Crossed laces with a bow on top, or with both ends drawn tight to the point `end`."""
    rows, lines = np.linspace(*LACED, 7), []
    knot = _on_instep(rows[-1], 0, .007)
    for side in (-1, 1):
        for low, high in zip(rows, rows[1:]):
            lift = .003 * (1 + side)  # this one crosses over the other
            lines.append([
                _on_instep(low + (high - low) * t, side * EYELET * (1 - 2 * t), .003 + lift * math.sin(math.pi * t))
                for t in np.linspace(0, 1, 9)
            ])
        last = _on_instep(rows[-1], side * EYELET, .003)
        loop = (0, 0, 0), (side * .020, .016, .012), (side * .040, .020, -.026), (side * .022, .021, -.022), (0, 0, 0)
        loose = (0, 0, 0), (side * .010, .018, .004), (side * .021, .022, -.036), (side * .024, .021, -.062)
        if end:
            lines.append([last, last.lerp(end, .03) + Vector((side * .002, 0, 0)), end])
        else:
            lines += [rounded([last, *(knot + Vector(step) for step in bow)], .016) for bow in (loop, loose)]
    return tube('laces', lines, .0023, plain('lace', colour, .85, .2), 2)


def _plate(name, sizes, material, lean, start, bend):
    """A padded plate that leans back; `bend`: how much its sides turn forwards."""
    return loft(name, [
        [(x, start + (z - .19) * lean + deep + bend * x * x, z) for x, deep in oval(half, thick, 2.6, 24)]
        for z, half, thick in sizes
    ], [material])


def _boot(colour):
    body, cap = plain('boot', colour, .38, .5, .15), plain('cap', '#0B0C0F', .24, .5, .15)
    lining, felt = plain('lining', '#2A2E35', .95), plain('felt', '#B9BEC4', .95, .15, Sheen=.4)
    cuts = [*np.arange(0, TOE_CAP, .2), TOE_CAP, TOE_CAP + .01, *np.arange(TOE_CAP + .2, 15, .25), 15]
    rings = [_ring(at, -.0016 if at <= TOE_CAP else 0) for at in cuts]
    rings += [_ring(15, .0005, .0025), _ring(15, .004, .0025), _ring(14.8, .007), _ring(13.5, .010), _ring(11, .010)]
    facing = [
        [_on_instep(at, side * (EYELET + aside), .0006) for at in np.linspace(3.6, 15, 30)]
        for side in (-1, 1) for aside in (-.007, .009)
    ]
    between = [[_on_instep(at, x, .0004) for x in np.linspace(-.008, .008, 5)] for at in np.linspace(4.2, 15, 40)]
    return [
        loft('boot', rings, [body, cap, lining], lambda ring: 1 if ring < 16 else 2 if ring > len(cuts) else 0),
        _plate('tongue', TONGUE, felt, .42, -.010, -6), _plate('guard', GUARD, cap, -.14, -.098, 9),
        loft('tongue', between, [felt], capped=False), tube('facing', facing, .0013, cap, 2),
    ]


def _blade(name, half, outline, material):
    """A flat piece on its edge; its outline: (y, lower z, upper z)."""
    rings = [[(-half, y, low), (half, y, low), (half, y, high), (-half, y, high)] for y, low, high in outline]
    return loft(name, rings, [material])


def _runner():
    """The plastic holder and the steel, which is rockered: it touches the ice only in the middle."""
    white, steel = plain('holder', '#E6EAED', .38, .45, .2), plain('runner', (.36, .39, .44), .24, .5, Metallic=1)
    rocker = [(y, .000012 * (abs(y) / .01) ** 2.6, .026) for y in np.linspace(-.108, .128, 33)]
    steel_toe = (.134, .0125, .027), (.1385, .0175, .030), (.141, .024, .032)
    heights = (.0765, .030), (.0745, .033), (.0715, .030)
    sole = [[(x, y + .012, z) for x, y in oval(wide, .106, 3)] for z, wide in heights]
    return [
        *(loft('tower', [
            [(x, middle + y + (.072 - z) * .12, z) for x, y in oval(wide, half * long, 3.5)] for z, long, wide in TOWER
        ], [white]) for middle, half in ((.072, .050), (-.058, .042))),
        _blade('bridge', .0054, BRIDGE, white), loft('sole', sole, [plain('sole', '#0B0C0F', .5)]),
        _blade('runner', .0017, [(-.118, .009, .024), *rocker, *steel_toe], steel),
    ]


def skate(location, rotation=(0, 0, 0), lace=PAINTS['white'], size=1., boot='#14161B', nail=None):
    """A skate whose toe looks along +y; its origin is where the middle of the steel touches the ice.

    nail: the point of the scene from which it hangs by its laces, instead of a bow
    """
    pose = Matrix.LocRotScale(Vector(location), Euler(rotation), Vector((size,) * 3))
    laces = _laces(lace, nail and pose.inverted() @ Vector(nail))
    return group('skate', [*_boot(boot), laces, *_runner()], location, rotation, size)
