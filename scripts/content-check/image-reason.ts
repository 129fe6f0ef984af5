import { scenes, type Scene } from '../../src/site/images';

/** Every file of a rendered scene: each width in both formats, for wide windows and for phones. */
function sceneFiles(name: string, { widths, portraitWidths }: Scene): string[] {
  const stems = [
    ...widths.map((width) => `/images/${name}-${width}`),
    ...portraitWidths.map((width) => `/images/${name}-portrait-${width}`),
  ];
  return stems.flatMap((stem) => [`${stem}.avif`, `${stem}.webp`]);
}

/**
 * Returns why a picture cannot be shown, or undefined when it can. `files` are the paths in public/, `owner` is the id
 * of the entry that shows it: a hockey card is drawn from its entry.
 */
export function imageReason(
  path: string,
  files: ReadonlySet<string>,
  owner: string | undefined,
): string | undefined {
  if (path.startsWith('/images/')) {
    const name = path.replace('/images/', '');
    const scene = new Map<string, Scene>(Object.entries(scenes)).get(name);
    if (scene === undefined)
      return `there is no scene named ${name}; there are ${Object.keys(scenes).join(', ')}`;
    const missing = sceneFiles(name, scene).find((file) => !files.has(file));
    return missing && `there is no file public${missing}`;
  }
  if (path.startsWith('/cards/')) {
    return owner === path.replace('/cards/', '') ? undefined : 'must be /cards/ and the id of this entry';
  }
  if (path.startsWith('/photos/') || path.startsWith('/marks/')) {
    return files.has(path) ? undefined : `there is no file public${path}`;
  }
  return undefined;
}
