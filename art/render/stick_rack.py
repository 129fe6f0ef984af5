"""Sticks as a team owns them: each one different, the same for the same seed."""
import random

from palette import PAINTS
from stick import Stick
from stick_materials import PAINT, WOOD

TAPE_COLOURS = (
    'marigold', 'rani', 'teal', 'aurora', 'violet', 'sky', 'red', 'white', 'lime', 'orange', 'gold', 'blue', 'black',
)
SHAFT_COLOURS = ('blue', 'red', 'teal', 'violet', 'rani', 'marigold', 'sky', 'orange', 'navy', 'lime')
#: Unfinished wood, from fresh to yellowed: what the wood's own colour is multiplied by.
WOOD_TONES = (PAINTS['bare'], '#f2e6d2', '#e8d0b0')
#: Shares of wooden and of painted sticks; the rest is bare carbon.
WOODEN, PAINTED = .42, .38
CANDY_GRIPS, PLAIN_GRIPS = .28, .22


def random_stick(seed):
    """A stick for a heap: not for a look from close by."""
    rng = random.Random(seed)

    def paint(names):
        return PAINTS[rng.choice(names)]

    kind = rng.random()
    knob = paint(TAPE_COLOURS)
    look = dict(
        tape=PAINTS[TAPE_COLOURS[seed % len(TAPE_COLOURS)]],
        knob=knob,
        hand=rng.choice([-1, 1]),
        length=rng.uniform(1.18, 1.36),
        blade_length=rng.uniform(.28, .32),
        tape_from=rng.choice([.02, .05, .09]),
        tape_to=rng.choice([.0, .012, .05]),
        step=.02,
        tape_step=.0042,
    )
    if kind < WOODEN:
        first, second, at = paint(TAPE_COLOURS), paint(TAPE_COLOURS), rng.uniform(.55, .75)
        bands = ((at, at + .10, first), (at + .115, at + .14, second), (at + .155, at + .17, first))
        look.update(material=WOOD, shaft=rng.choice(WOOD_TONES), bands=bands)
    elif kind < WOODEN + PAINTED:
        base, trim = paint(SHAFT_COLOURS), paint(('white', 'gold', 'black', 'aurora', 'sky'))
        at = rng.uniform(.4, .6)
        blade = rng.choice([PAINTS['black'], base, PAINTS['white']])
        middle = rng.choice([PAINTS['white'], PAINTS['black'], trim])
        bands = ((at, at + .02, trim), (at + .03, at + .24, middle), (at + .25, at + .27, trim))
        look.update(material=PAINT, shaft=base, blade=blade, bands=bands)
    else:
        trim, at = paint(('marigold', 'aurora', 'rani', 'sky', 'white')), rng.uniform(.35, .5)
        bands = ((at, at + .015, trim), (at + .025, at + .035, trim), (at + .3, at + .42, trim))
        look.update(material=PAINT, shaft=PAINTS['carbon'], blade=PAINTS['carbon'], bands=bands)
    grip = rng.random()
    if grip < CANDY_GRIPS:
        look['candy'] = (knob, paint(('black', 'white')))
    elif grip < CANDY_GRIPS + PLAIN_GRIPS:
        look['grip'] = knob
    return Stick(**look)
