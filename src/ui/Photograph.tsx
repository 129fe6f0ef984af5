import type { PhotographOf } from '@/site/content-types';
import { PHOTO_WIDTHS, photoFile } from '@/site/photographs';

interface PhotographProps {
  image: PhotographOf;
  /** Width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** The page's largest picture: fetched first. All others wait until they are near the window. */
  priority?: boolean;
  className?: string;
}

/** A volunteer's photograph in the width that the window needs; explicit size, so nothing shifts. */
export function Photograph({ image, sizes, priority = false, className }: PhotographProps) {
  return (
    <img
      src={image.photo}
      // The dev server has only the volunteer's original file.
      srcSet={
        import.meta.env.DEV
          ? undefined
          : PHOTO_WIDTHS.map((width) => `${photoFile(image.photo, width)} ${width}w`).join(', ')
      }
      sizes={sizes}
      alt={image.alt}
      width={1200}
      height={900}
      className={className}
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
