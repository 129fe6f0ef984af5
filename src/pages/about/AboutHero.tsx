import { intro } from './content';
import { Picture } from '@/ui/Picture';
import { TapeBand } from '@/ui/art/TapeBand';
import { PageTop } from '@/ui/PageTop';

/**
 * A tea break beside the pond at noon; the title stands on a dark panel at its lower left. On phones the panel follows the
 * picture.
 */
export function AboutHero() {
  return (
    <div className="overflow-hidden bg-night">
      <div className="relative @5xl:flex @5xl:min-h-[max(42rem,42vw)] @5xl:items-end">
        <div className="overflow-hidden @5xl:absolute @5xl:inset-0">
          <Picture
            scene="chai"
            alt={intro.pictureAlt}
            sizes="100vw"
            priority
            className="aspect-[4/3] h-full w-full object-cover object-[100%_60%] @3xl:aspect-[2/1] @5xl:object-[100%_30%] @5xl:aspect-auto"
          />
        </div>
        <div className="relative mx-auto w-full max-w-page @3xl:px-10">
          <div className="on-dark relative bg-night px-side pt-6 pb-12 text-sheet @3xl:px-0 @5xl:w-[51%] @5xl:pt-10 @5xl:pr-gutter @5xl:pb-16 before:absolute before:inset-y-0 before:right-full before:w-screen before:bg-night">
            <PageTop page="about" intro={intro} />
          </div>
        </div>
      </div>
      <TapeBand />
    </div>
  );
}
