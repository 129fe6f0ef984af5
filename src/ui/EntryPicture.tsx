import type { ComponentProps } from 'react';
import type { EntryImage } from '@/site/content-fields.schema';
import { sceneOf } from '@/site/scene-path';
import { Photograph } from './Photograph';
import { Picture } from './Picture';

type EntryPictureProps = Omit<ComponentProps<typeof Picture>, 'scene' | 'alt'> & { image: EntryImage };

/** The picture of an entry: a photograph with what it shows, or a rendered scene, which only decorates. */
export function EntryPicture({ image, ...picture }: EntryPictureProps) {
  if (typeof image === 'string') return <Picture scene={sceneOf(image)} alt="" {...picture} />;
  const { portraitOnPhones: _, ...photograph } = picture;
  return <Photograph image={image} {...photograph} />;
}
