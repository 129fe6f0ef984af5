import sharp from 'sharp';

/** Share of the pixels, from the darkest upwards, whose mean becomes the placeholder colour. */
const DARK_SHARE = 0.5;

const luminance = ([red = 0, green = 0, blue = 0]: number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The mean of the darker half of an image file as `#rrggbb`: the colour under the picture until it has loaded. */
export async function groundOf(image: string): Promise<`#${string}`> {
  const { data } = await sharp(image)
    .resize(32, 18, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / 3 }, (_, index) =>
    Array.from(data.subarray(index * 3, index * 3 + 3)),
  );
  const dark = pixels
    .toSorted((a, b) => luminance(a) - luminance(b))
    .slice(0, Math.ceil(pixels.length * DARK_SHARE));
  const channel = (index: number) =>
    Math.round(dark.reduce((sum, pixel) => sum + (pixel[index] ?? 0), 0) / dark.length)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}
