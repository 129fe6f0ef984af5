import type { Director } from './content.schema';
import { Headline } from '@/ui/Headline';
import { Portrait } from '@/ui/art/Portrait';

/** One director: the jersey at the left; beside it the name, opening out to the last one, the office and the bio. */
export function DirectorRow({ director, position }: { director: Director; position: number }) {
  const titleId = `${director.id}-name`;
  const [first = '', ...rest] = director.name.split(' ');
  return (
    <article
      id={director.id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid gap-x-gutter xs:grid-cols-[min(7.5rem,35%)_minmax(0,1fr)] gap-y-5 border-t-2 border-night py-8 sm:grid-cols-[12rem_1fr] lg:grid-cols-12 lg:py-12"
    >
      <Portrait
        person={director}
        position={position}
        className="rounded-lg max-xs:max-w-40 lg:col-span-4 lg:row-span-2"
      />
      <div className="self-center lg:col-span-8 lg:self-start">
        <Headline
          as="h2"
          id={titleId}
          size="h3"
          lead={first}
          wide={rest.join(' ')}
          className="sm:text-h2"
          wideClassName="max-md:width-condensed max-[22rem]:w-full"
        />
        <p className="mt-2 font-display text-h4 text-scuff width-normal lg:mt-4 lg:text-h3">
          {director.title}
        </p>
      </div>
      <p className="xs:col-span-2 max-w-measure text-body lg:col-span-7 lg:text-lead">{director.bio}</p>
    </article>
  );
}
