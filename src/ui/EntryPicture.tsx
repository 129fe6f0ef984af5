import type { ComponentProps } from 'react';
import type { EntryImage } from '@/site/content-types';
import { sceneNames } from '@/site/images.generated';
import { Photograph } from './Photograph';
import { Picture } from './Picture';

type EntryPictureProps = Omit<ComponentProps<typeof Picture>, 'scene' | 'alt'> & {
  image: EntryImage;
  /** Alt text of a drawn scene; left out where it only decorates. A photograph has its own. */
  alt?: string | undefined;
};

/** The picture of an entry: a photograph, or a drawn scene. Throws where there is no such scene, which stops the build. */
export function EntryPicture({ image, alt = '', ...picture }: EntryPictureProps) {
  if (typeof image === 'string') {
    const scene = sceneNames.find((name) => image === `/images/${name}`);
    if (scene === undefined) throw new Error(`There is no scene for ${image}.`);
    return <Picture scene={scene} alt={alt} {...picture} />;
  }
  const { portraitOnPhones: _, ...photograph } = picture;
  return <Photograph image={image} {...photograph} />;
}
