import { coaches, intro } from './content';
import { PageLink } from '@/ui/PageLink';
import { Portrait } from '@/ui/art/Portrait';
import { PageTop } from '@/ui/PageTop';
import { Column } from '@/ui/Column';

/** The title, and the four lead coaches side by side on the bench; each card leads to its coach. */
export function CoachesHero() {
  return (
    <div className="bg-sheet">
      <Column className="pt-6 md:pt-10">
        <PageTop
          page="coaches"
          intro={intro}
          beside
          titleClassName="lg:col-span-7"
          textClassName="max-w-md lg:col-span-5 lg:pb-2"
        />
        <ul
          role="list"
          className="mt-10 grid xs:grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-gutter lg:mt-16"
        >
          {coaches.map((coach, index) => (
            <li key={coach.id}>
              <PageLink
                to={{ page: 'coaches', anchor: coach.id }}
                className="group flex h-full flex-col no-underline"
              >
                <span className="mb-3 block">
                  <span className="block font-display text-h4 width-normal group-hover:text-blue group-hover:underline group-hover:underline-offset-4">
                    {coach.name}
                  </span>
                  <span className="block text-small text-scuff">{coach.role}</span>
                </span>
                <Portrait person={coach} position={index} className="mt-auto rounded-t-lg" />
              </PageLink>
            </li>
          ))}
        </ul>
      </Column>
      <div aria-hidden="true" className="h-4 bg-night" />
    </div>
  );
}
