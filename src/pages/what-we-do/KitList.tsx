import { kit } from './first-time';

/** The equipment in the order in which it is put on: number, name, advice. */
export function KitList() {
  return (
    <ol role="list" className="handout-kit mt-5 border-t border-hairline">
      {kit.map((item, index) => (
        <li
          key={item.id}
          id={item.id}
          tabIndex={-1}
          className="grid xs:grid-cols-[2.25rem_1fr] gap-x-3 border-b border-hairline py-2.5 last:border-b-0"
        >
          <span className="font-display text-h3 text-blue width-condensed">{index + 1}</span>
          <p className="text-small">
            <strong className="block text-body font-bold">{item.name}</strong>
            {item.note}
          </p>
        </li>
      ))}
    </ol>
  );
}
