import type { Director } from '@/content/types';
import { Portrait } from '@/ui/Portrait';

/** One director: the name over the whole width, opening out to the last one, then picture, office and bio. */
export function DirectorRow({ director, seat }: { director: Director; seat: number }) {
  const titleId = `${director.id}-name`;
  const [first, ...rest] = director.name.split(' ');
  return (
    <article
      id={director.id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="border-t-2 border-night py-8 lg:py-12"
    >
      <h2 id={titleId} className="font-display text-h2 uppercase">
        <span className="width-condensed">{first}</span>{' '}
        <span className="inline-block width-condensed md:width-wide">{rest.join(' ')}</span>
      </h2>
      <div className="mt-6 grid gap-x-gutter gap-y-5 grid-cols-[min(7.5rem,35%)_minmax(0,1fr)] items-end sm:grid-cols-[10rem_1fr] lg:items-start lg:mt-8 lg:grid-cols-12">
        <Portrait person={director} seat={seat} className="rounded lg:col-span-2" />
        <p className="font-display text-h3 width-normal lg:col-span-4 lg:pl-gutter">{director.title}</p>
        <p className="max-w-measure text-lead col-span-2 lg:col-span-6">{director.bio}</p>
      </div>
    </article>
  );
}
