"""The colours of things in the scenes. The site's own are its design tokens, which render.sh writes as JSON."""
import json
import os


def linear(colour):
    """`#rrggbb` as the linear light that Blender computes with."""
    channels = (int(colour[start:start + 2], 16) / 255 for start in (1, 3, 5))
    return tuple(((c + .055) / 1.055) ** 2.4 if c > .04045 else c / 12.92 for c in channels)


with open(os.environ['COLOURS'], encoding='utf-8') as file:
    TOKENS = json.load(file)

#: The six tape colours in the order of the star, clockwise from the top.
TAPES = TOKENS['tape']

#: Paints and tapes of sticks and props: the site's colours, and a few that only hockey shops have.
PAINTS = {
    **TAPES,
    'blue': TOKENS['blue'],
    'navy': TOKENS['night'],
    'gold': TOKENS['haldi'],
    'teal': '#12B5A6',
    'lime': '#B7E034',
    'orange': '#FF6A13',
    'white': '#F4F8FB',
    'black': '#101216',
    'carbon': '#16181D',
    'bare': '#FFFFFF',
}

#: The lines painted under the ice.
LINE_RED, LINE_BLUE = linear(TOKENS['red']), linear(TOKENS['blue'])
