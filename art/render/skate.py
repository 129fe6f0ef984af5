"""A hockey skate of a child: boot, tendon guard, tongue, laces, holder with two towers, steel."""
import math

import numpy as np
from mathutils import Euler, Matrix, Vector

from materials import plain
from nodes import principled
from palette import PAINTS, linear
from shapes import loft, oval, place, rounded, slab, tube

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
    rows = np.linspace(*LACED, 7)
    lines = [
        [_on_instep(low + (high - low) * t, side * EYELET * (1 - 2 * t), .003 + .003 * math.sin(math.pi * t) * (1 + side))
         for t in np.linspace(0, 1, 9)]
        for low, high in zip(rows, rows[1:]) for side in (-1, 1)
    ]
    lines.append([_on_instep(rows[0], x, .0035) for x in np.linspace(-EYELET, EYELET, 7)])
    knot = _on_instep(rows[-1], 0, .007)
    for side in (-1, 1):
        eyelet = _on_instep(rows[-1], side * EYELET, .003)
        if end:
            lines.append([eyelet, eyelet.lerp(end, .03) + Vector((side * .002, 0, 0)), end])
        else:
            lines.append(rounded([eyelet, knot, knot + Vector((-side * .01, .012, .002))], .01))
            lines.append(rounded([
                knot, knot + Vector((side * .020, .016, .012)), knot + Vector((side * .040, .020, -.026)),
                knot + Vector((side * .022, .021, -.022)), knot,
            ], .014))
            lines.append(rounded([
                knot, knot + Vector((side * .010, .018, .004)), knot + Vector((side * .021, .022, -.036)),
                knot + Vector((side * .024, .021, -.062)),
            ], .02))
    if not end:
        lines.append([knot - Vector((.005, 0, 0)), knot + Vector((.005, .003, 0))])
    rings = [[_on_instep(at, side * (EYELET + .001), .0012 * k) for k in (0, 1)] for at in rows for side in (-1, 1)]
    return [tube('laces', lines, .0023, cotton, 2), tube('eyelets', rings, .0030, steel, 3)]


def _boot(colour):
    body, cap, lining = _leather('boot', colour, .38), _leather('toe cap', '#0B0C0F', .22), plain('lining', '#2A2E35', .95)
    felt, guard = plain('felt', '#B9BEC4', .95, .15, Sheen=.4), _leather('guard', '#0B0C0F', .30)
    cuts = [*np.arange(0, TOE_CAP, .2), TOE_CAP, TOE_CAP + .01, *np.arange(TOE_CAP + .2, 15, .25), 15]
    rings = [_ring(at, -.0016 if at <= TOE_CAP else 0) for at in cuts]
    rings += [_ring(15, .0005, .0025), _ring(15, .004, .0025), _ring(14.8, .007), _ring(13.5, .010), _ring(11, .010)]
    shell = loft('boot', rings, [body, cap, lining], lambda ring: 1 if ring < 16 else 2 if ring > len(cuts) else 0)
    tongue = [
        [(x, (z - .19) * .42 - .010 + y - 6 * x * x, z) for x, y in oval(half, .006 + thick, 2.6, 24)]
        for z, half, thick in (
            (.170, .022, 0), (.215, .031, 0), (.245, .034, .001), (.260, .033, .001), (.268, .029, 0), (.272, .024, -.002),
            (.274, .018, -.004),
        )
    ]
    tendon = [
        [(x, y * .5 - .098 - (z - .19) * .14 + 9 * x * x, z) for x, y in oval(half, .0085 - thin, 2.5, 24)]
        for z, half, thin in (
            (.140, .024, .004), (.190, .029, 0), (.225, .029, .001), (.246, .026, .002), (.256, .020, .003), (.260, .012, .005),
        )
    ]
    edges = [[_on_instep(at, side * (EYELET + d), .0006) for at in np.linspace(3.6, 15, 30)] for side in (-1, 1) for d in (-.007, .009)]
    middle = [[_on_instep(at, x, .0004) for x in np.linspace(-.008, .008, 5)] for at in np.linspace(4.2, 15, 40)]
    strip = loft('tongue', middle, [felt], capped=False)
    return [shell, loft('tongue', tongue, [felt]), loft('guard', tendon, [guard]), strip, tube('facing', edges, .0013, cap, 2)]


def _runner():
    """The plastic holder and the steel, which is rockered: it touches the ice only in the middle."""
    white, steel = plain('holder', '#E6EAED', .38, .45, .2), plain('runner', (.62, .65, .69), .16, .5, Metallic=1)
    sole = plain('sole', '#0B0C0F', .5)
    parts = []
    for middle, half in ((.072, .050), (-.058, .042)):
        heights = ((.0755, 1.04, .030), (.0715, 1.04, .030), (.068, .98, .024), (.056, .80, .0095), (.040, .66, .0068), (.030, .72, .0055))
        parts.append(loft('tower', [
            [(x, middle + y + (.072 - z) * .12, z) for x, y in oval(wide, half * long, 3.5)] for z, long, wide in heights
        ], [white]))
    bridge = [
        (-.108, .040), (-.114, .031), (-.100, .0205), (.112, .0205), (.136, .029), (.139, .038), (.132, .045), (.116, .045),
        (.085, .034), (-.080, .034), (-.094, .042),
    ]
    parts.append(slab('bridge', bridge, .0105, white, .0025))
    rocker = [(y, .000012 * (abs(y) / .01) ** 2.6) for y in np.linspace(-.108, .128, 33)]
    parts.append(slab('runner', [(-.118, .008), (-.117, .024), (.140, .030), (.141, .022), (.137, .012), *reversed(rocker)], .0034, steel, .0004))
    plate = [[(x, y + .012, z) for x, y in oval(wide, .106, 3)] for z, wide in ((.0765, .030), (.0745, .033), (.0715, .030))]
    return [*parts, loft('sole', plate, [sole])]


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
