import { portraitWidths, sceneWidths, type SceneName } from '@/site/images.generated';

interface PictureProps {
  scene: SceneName;
  /** Empty when the picture only decorates. */
  alt: string;
  /** The `sizes` of the landscape version, e.g. `100vw`; in a box higher than 9:16 of its width, 16/9 of the height. */
  sizes: string;
  /** The page's largest picture: fetched first. All others wait until they are near the window. */
  priority?: boolean;
  /** Phones get the crop that was made for them instead of the landscape. */
  portraitOnPhones?: boolean;
  className?: string;
}

/** Below this width phones get their own crop (as `@3xl`). */
const PHONE = '(max-width: 47.99rem)';

const sourceSet = (name: string, widths: readonly number[], format: 'avif' | 'webp') =>
  widths.map((width) => `/images/${name}-${width}.${format} ${width}w`).join(', ');

/** A scene in the format and size the window needs: AVIF, else WebP; explicit size, so nothing shifts. */
export function Picture({
  scene,
  alt,
  sizes,
  priority = false,
  portraitOnPhones = false,
  className,
}: PictureProps) {
  const largest = Math.max(...sceneWidths);
  return (
    <picture>
      {portraitOnPhones
        ? (['avif', 'webp'] as const).map((format) => (
            <source
              key={`portrait-${format}`}
              media={PHONE}
              type={`image/${format}`}
              srcSet={sourceSet(`${scene}-portrait`, portraitWidths, format)}
              sizes="100vw"
            />
          ))
        : null}
      <source type="image/avif" srcSet={sourceSet(scene, sceneWidths, 'avif')} sizes={sizes} />
      <img
        src={`/images/${scene}-${Math.min(...sceneWidths)}.webp`}
        srcSet={sourceSet(scene, sceneWidths, 'webp')}
        sizes={sizes}
        width={largest}
        height={Math.round((largest * 9) / 16)}
        alt={alt}
        data-scene={scene}
        className={className}
        decoding={priority ? 'sync' : 'async'}
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
