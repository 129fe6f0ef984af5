import { glossary } from './first-time';

/** Words that are shouted at a rink, in alphabetical order down the columns. */
export function Glossary() {
  return (
    <dl className="handout-words mt-5 columns-[8.5rem] gap-x-4 sm:columns-2 md:gap-x-gutter lg:columns-4">
      {glossary.map(({ id, term, meaning }) => (
        <div key={id} id={id} tabIndex={-1} className="break-inside-avoid border-t border-hairline py-3">
          <dt className="font-display text-h4 width-normal">{term}</dt>
          <dd className="text-small">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
