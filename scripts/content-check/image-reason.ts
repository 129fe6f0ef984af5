import type { PhotographFile } from './project';
import { portraitWidths, sceneNames, sceneWidths } from '../../src/site/images.generated';

const MEGABYTE = 1_000_000;

/** Largest picture that the repository accepts. */
const MAX_BYTES = 4 * MEGABYTE;

/** Every file of a scene: each width in both formats, for wide windows and for phones. */
export function sceneFiles(name: string): string[] {
  const stems = [
    ...sceneWidths.map((width) => `/images/${name}-${width}`),
    ...portraitWidths.map((width) => `/images/${name}-portrait-${width}`),
  ];
  return stems.flatMap((stem) => [`${stem}.avif`, `${stem}.webp`]);
}

/** Returns why a photograph cannot be published, or undefined when it can. */
export function photographReason({ format }: PhotographFile): string | undefined {
  if (format === 'jpeg' || format === 'png') return undefined;
  return format === undefined
    ? 'is not a picture that can be read; open it on a computer and save it as JPEG'
    : `is a picture of the kind ${format.toUpperCase()} with the ending of another; save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)`;
}

/**
 * Returns why a picture cannot be shown, or undefined when it can. `files` are the addresses of the files in public/,
 * `owner` is the id of the entry that shows it: a hockey card is drawn from its entry.
 */
export function imageReason(
  path: string,
  files: ReadonlyMap<string, number>,
  owner: string | undefined,
): string | undefined {
  if (path.startsWith('/images/')) {
    const name = path.replace('/images/', '');
    if (/\.\w+$/.test(name))
      return 'is a file; a photograph belongs in public/photos, and /images/ names a drawn scene';
    if (!sceneNames.some((known) => known === name))
      return `there is no scene named ${name}; there are ${sceneNames.join(', ')}`;
    const missing = sceneFiles(name).find((file) => !files.has(file));
    return missing && `there is no file public${missing}`;
  }
  if (path.startsWith('/cards/')) {
    return owner === path.replace('/cards/', '') ? undefined : 'must be /cards/ and the id of this entry';
  }
  const bytes = files.get(path);
  if (!path.startsWith('/photos/') && !path.startsWith('/marks/')) return undefined;
  if (bytes === undefined) {
    const other = [...files.keys()].find((file) => file.toLowerCase() === path.toLowerCase());
    return other === undefined
      ? `there is no file public${path}`
      : `there is no file public${path}; rename public${other}: capitals count`;
  }
  return bytes <= MAX_BYTES
    ? undefined
    : `public${path} has ${(bytes / MEGABYTE).toFixed(1)} MB; save it smaller, at most ${MAX_BYTES / MEGABYTE} MB: 2000 pixels wide are plenty`;
}
