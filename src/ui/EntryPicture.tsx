import type { ComponentProps } from 'react';
import type { EntryImage } from '@/site/content-fields.schema';
import { sceneOf } from '@/site/scene-path';
import { Picture } from './Picture';

type EntryPictureProps = Omit<ComponentProps<typeof Picture>, 'scene' | 'alt'> & { image: EntryImage };

/** The picture of an entry: a photograph with what it shows, or a rendered scene, which only decorates. */
export function EntryPicture({ image, ...picture }: EntryPictureProps) {
  if (typeof image === 'string') return <Picture scene={sceneOf(image)} alt="" {...picture} />;
  return (
    <img
      src={image.photo}
      alt={image.alt}
      width={1200}
      height={900}
      className={picture.className}
      {...(picture.priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
