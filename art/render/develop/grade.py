"""From linear light to a picture: bloom, vignette, display curve, sharpness."""
import numpy as np
from scipy import ndimage

LUMINANCE = [.2126, .7152, .0722]
#: The AgX display transform after its published minimal approximation: its colour space, its range in stops, its curve.
TO_AGX = np.array([
    [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
    [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
    [0.0423756549057051, 0.0784336, 0.879142973793104],
])
DARKEST, BRIGHTEST = -12.47393, 4.026069
CURVE = [15.5, -40.14, 31.96, -6.868, .4298, .1191, -.00232]


def mist(light, depth, density, start=20, colour=(.8, .4, .25)):
    """The air of a cold morning: things fade with their distance, the sky does not."""
    depth = ndimage.median_filter(depth, light.shape[1] // 180 | 1)  # a blurred background has a noisy depth
    cover = 1 - np.exp(-np.maximum(depth - start, 0) * density)
    cover = np.where(depth > 9e3, 0, cover)[..., None]
    return light * (1 - cover) + np.array(colour) * cover


def bloom(light, amount=.06):
    """The glow around what is brighter than white."""
    scale, brightest = light.shape[1] / 1600, light.max(-1, keepdims=True)
    excess = np.clip(brightest - 1, 0, 1) / np.maximum(brightest, 1e-6) * np.minimum(brightest, 12)
    glow = sum(
        ndimage.gaussian_filter(light * excess, (radius * scale, radius * scale, 0), mode='nearest')
        for radius in (4, 12, 36, 90)
    )
    return light + glow * amount


def vignette(light, amount):
    """Darkens the corners."""
    height, width = light.shape[:2]
    rows, columns = np.mgrid[0:height, 0:width]
    distance = np.hypot(columns / width - .5, (rows / height - .5) * height / width * 1.15) / .62
    return light * (1 - amount * np.clip(distance, 0, 1.4) ** 2)[..., None].clip(0, 1)


def display(light, saturation):
    """Values for a screen, 0 to 1."""
    stops = np.log2(np.maximum(light @ TO_AGX.T, 1e-10))
    values = np.maximum(np.polyval(CURVE, ((stops - DARKEST) / (BRIGHTEST - DARKEST)).clip(0, 1)), 0)
    grey = (values @ LUMINANCE)[..., None]
    return ((grey + saturation * (values - grey)) @ np.linalg.inv(TO_AGX).T).clip(0, 1)


def grade(light, exposure=0., saturation=1., vignetting=.3, sharpness=.25):
    """The finished picture in 8 bits, dithered, so that dark gradients do not band."""
    picture = display(vignette(bloom(light * 2 ** exposure), vignetting), saturation)
    picture = picture + sharpness * (picture - ndimage.gaussian_filter(picture, (1.1, 1.1, 0)))
    dither = np.random.default_rng(1).uniform(-.5, .5, picture.shape)
    return (picture.clip(0, 1) * 255 + dither).round().clip(0, 255).astype(np.uint8)
