"""Develops a raw render into a picture: `develop.py RAW NAME OUT [name=value ...]`.

Reads RAW/NAME_a.exr and RAW/NAME_b.exr. The values are those of grade.grade(), and `mist`, its density per metre.
"""
import sys

from denoise import denoise
from exr import passes
from grade import grade, mist
from PIL import Image

raw, name, out = sys.argv[1:4]
values = {key: float(value) for key, value in (word.split('=') for word in sys.argv[4:])}
density = values.pop('mist', 0)
first, second = (passes(f'{raw}/{name}_{half}.exr') for half in 'ab')
light = denoise(first, second, raw)
if density:
    light = mist(light, (first['depth'] + second['depth']) / 2, density)
Image.fromarray(grade(light, **values)).save(out)
