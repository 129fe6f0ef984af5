import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const LINK = /href="\.\.\/((?:scenes|portraits)\/[\w-]+\.svg)"/g;

/** The text of a picture and of every picture that it links, by which a change of any of them shows. */
export async function sourceOf(path: string): Promise<string> {
  const svg = await readFile(path, 'utf8');
  const linked = [...svg.matchAll(LINK)].map(([, file]) => sourceOf(`art/${file}`));
  return [svg, ...(await Promise.all(linked))].join('\n');
}

/** Renders a picture. Linked files are out of the renderer's reach, so they go into it as pixels. */
export async function render(path: string): Promise<Buffer> {
  let svg = await readFile(path, 'utf8');
  for (const file of new Set([...svg.matchAll(LINK)].map(([, linked]) => linked))) {
    const pixels = await render(`art/${file}`);
    svg = svg.replaceAll(`href="../${file}"`, `href="data:image/png;base64,${pixels.toString('base64')}"`);
  }
  return sharp(Buffer.from(svg), { unlimited: true }).png().toBuffer();
}
