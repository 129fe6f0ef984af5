import type { Director } from './content';
import { Headline } from '@/ui/Headline';
import { Portrait } from '@/ui/art/Portrait';

/**
 * One director: the jersey, the name, widening toward its last part, the office and the bio. On wide screens the second
 * of two side by side hangs lower.
 */
export function DirectorRow({ director, position }: { director: Director; position: number }) {
  const titleId = `${director.id}-name`;
  const [first = '', ...rest] = director.name.split(' ');
  return (
    <article
      id={director.id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid content-start items-center gap-x-gutter gap-y-5 @2xs:grid-cols-[min(7.5rem,35%)_minmax(0,1fr)] @2xl:grid-cols-[12rem_1fr] @5xl:grid-cols-1 @5xl:even:mt-40"
    >
      <Portrait person={director} position={position} className="rounded-lg @max-2xs:max-w-40" />
      <div>
        <Headline
          as="h2"
          id={titleId}
          size="h3"
          lead={first}
          wide={rest.join(' ')}
          className="@max-2xl/page:[&_span]:inline @2xl/page:text-date"
          wideClassName="@max-3xl/page:width-condensed max-[22rem]:w-full"
        />
        <p className="mt-2 font-display text-h4 text-scuff width-normal">{director.title}</p>
      </div>
      <p className="@2xs:col-span-2 max-w-measure @5xl:col-span-1">{director.bio}</p>
    </article>
  );
}
