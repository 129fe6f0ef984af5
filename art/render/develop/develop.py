"""Develops a raw render into a picture: `develop.py RAW WEIGHTS OUT [name=value ...]`.

The values are those of grade.grade(), and `mist`, its density per metre.
"""
import sys

from denoise import denoise
from exr import passes
from grade import grade, mist
from PIL import Image

file, weights, out = sys.argv[1:4]
values = {key: float(value) for key, value in (word.split('=') for word in sys.argv[4:])}
density = values.pop('mist', 0)
raw = passes(file)
light = denoise(raw, weights)
if density:
    light = mist(light, raw['depth'], density)
Image.fromarray(grade(light, **values)).save(out)
