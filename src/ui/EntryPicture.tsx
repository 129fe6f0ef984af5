import type { ComponentProps } from 'react';
import type { EntryImage } from '@/site/content-types';
import type { SceneName } from '@/site/images.generated';
import { Photograph } from './Photograph';
import { Picture } from './Picture';

type EntryPictureProps = Omit<ComponentProps<typeof Picture>, 'scene' | 'alt'> & {
  image: EntryImage;
  /** Alt text of a drawn scene; left out where it only decorates. A photograph has its own. */
  alt?: string | undefined;
};

/** The picture of an entry: a photograph, or a drawn scene. */
export function EntryPicture({ image, alt = '', ...picture }: EntryPictureProps) {
  if (typeof image === 'string') {
    return <Picture scene={image.slice('/images/'.length) as SceneName} alt={alt} {...picture} />;
  }
  const { portraitOnPhones: _, ...photograph } = picture;
  return <Photograph image={image} {...photograph} />;
}
