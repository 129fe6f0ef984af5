import type { Director } from './content';
import { Portrait } from '@/ui/art/Portrait';

/** One director: the sweater, the name, the office and the bio. */
export function DirectorRow({ director, position }: { director: Director; position: number }) {
  const titleId = `${director.id}-name`;
  return (
    <article
      id={director.id}
      aria-labelledby={titleId}
      className="grid content-start items-center gap-x-gutter gap-y-5 @2xs:grid-cols-[min(7.5rem,35%)_minmax(0,1fr)] @2xl:grid-cols-[12rem_1fr] @3xl:grid-cols-1"
    >
      <Portrait person={director} position={position} className="rounded-lg @max-2xs:max-w-40" />
      <div>
        <h2 id={titleId} className="optical title-poster leading-none">
          {director.name}
        </h2>
        <p className="mt-2 title-4 text-scuff">{director.title}</p>
      </div>
      <p className="@2xs:col-span-2 max-w-measure @3xl:col-span-1">{director.bio}</p>
    </article>
  );
}
