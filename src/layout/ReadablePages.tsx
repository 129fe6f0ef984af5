import { pages, pathTo, type PageId } from '@/site/pages';
import { offlineWords } from './content';

/** The pages that can be read without a network. Plain links: the worker answers a full load from its cache. */
export function ReadablePages({ ids }: { ids: readonly PageId[] }) {
  return (
    <>
      <h2 className="mt-8 font-display text-h3">{offlineWords.readable}</h2>
      <ul role="list" className="mt-2">
        {ids.map((id) => (
          <li key={id}>
            <a href={pathTo({ page: id })} className="text-link">
              {pages[id].label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
