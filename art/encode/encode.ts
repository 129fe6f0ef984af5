import sharp from 'sharp';

/** The formats of every picture. WebP is only the fallback of browsers without AVIF and may weigh more. */
const FORMATS = {
  avif: {
    allowance: 1,
    qualities: [64, 60, 56, 52, 48, 44, 40, 36, 32, 28],
    encode: (pixels: Buffer, quality: number) =>
      sharp(pixels).avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer(),
  },
  webp: {
    allowance: 1.7,
    qualities: [82, 76, 70, 64, 58, 52, 46, 40],
    encode: (pixels: Buffer, quality: number) =>
      sharp(pixels).webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
  },
} as const;

/** The name of a format, which is also the ending of its files. */
export type Format = keyof typeof FORMATS;
export const formats = ['avif', 'webp'] as const satisfies readonly Format[];

/**
 * Encodes a picture at the best quality that fits.
 * @param budget The largest AVIF allowed, in bytes.
 * @throws If even the lowest quality is too large.
 */
export async function encode(pixels: Buffer, format: Format, budget: number): Promise<Buffer> {
  const { allowance, qualities, encode: encodeAt } = FORMATS[format];
  for (const quality of qualities) {
    const bytes = await encodeAt(pixels, quality);
    if (bytes.length <= budget * allowance) return bytes;
  }
  throw new Error(`Even the lowest ${format} quality is above ${budget * allowance} bytes.`);
}
