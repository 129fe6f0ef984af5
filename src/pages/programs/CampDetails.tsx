import { registerSection } from './registration';
import type { ListedCamp } from './camp-list';
import { UiIcon } from '@/ui/art/UiIcon';

/** The hours of a camp and what its venue is like, in a few words each; folded on phones. */
export function CampDetails({ camp: { start, end, access } }: { camp: ListedCamp }) {
  if (start === undefined && access === undefined) return null;
  return (
    <details className="fold group text-small">
      <summary className="flex min-h-action cursor-pointer list-none items-center justify-end gap-1 rounded underline underline-offset-4 @2xl:justify-start [&::-webkit-details-marker]:hidden">
        {registerSection.details}
        <UiIcon
          name="chevron-down"
          className="size-5 transition-transform duration-glide ease-glide group-open:rotate-180"
        />
      </summary>
      <ul role="list" className="@max-2xl:group-open:mt-3">
        {start === undefined ? null : <li>{`${start} ${registerSection.until} ${end}`}</li>}
        {access === undefined
          ? null
          : (['entry', 'seats', 'quiet'] as const).map((name) => (
              <li key={name} className="grid grid-cols-[1.25rem_1fr] items-center gap-x-2 text-scuff">
                <UiIcon name={name} className="size-4.5" />
                {access[name]}
              </li>
            ))}
      </ul>
    </details>
  );
}
