import { intro } from './content';
import { Picture } from '@/ui/Picture';
import { TapeBand } from '@/ui/art/TapeBand';
import { PageTop } from '@/ui/PageTop';

/**
 * A tea break beside the pond at dawn with the title on a slab of Night that slides in from the left, under its lower
 * edge. Phones: the panorama, then the title.
 */
export function AboutHero() {
  return (
    <div className="overflow-hidden bg-night">
      <div className="relative lg:flex lg:min-h-[42rem] lg:items-end">
        <div className="overflow-hidden lg:absolute lg:inset-0">
          <Picture
            scene="chai"
            alt={intro.pictureAlt}
            sizes="100vw"
            priority
            className="aspect-[4/3] h-full w-full object-cover object-[100%_60%] md:aspect-[2/1] lg:aspect-auto"
          />
        </div>
        <div className="relative mx-auto w-full max-w-page md:px-10">
          <div className="on-dark relative bg-night px-side pt-6 pb-12 text-sheet md:px-0 lg:w-[54%] lg:pt-10 lg:pr-gutter lg:pb-16 lg:before:absolute lg:before:inset-y-0 lg:before:right-full lg:before:w-screen lg:before:bg-night">
            <PageTop page="about" intro={intro} onDark />
          </div>
        </div>
      </div>
      <TapeBand />
    </div>
  );
}
