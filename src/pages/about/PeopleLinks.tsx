import { morePages } from './content';
import { UiIcon } from '@/ui/art/UiIcon';
import { Picture } from '@/ui/Picture';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** The pages below About, called out like a starting line-up. */
export function PeopleLinks() {
  return (
    <Section zone="sheet" labelledBy="people-title" className="relative overflow-hidden">
      <div
        aria-hidden="true"
        className="@max-5xl:mb-8 @max-5xl:aspect-[3/2] @5xl:absolute @5xl:inset-y-0 @5xl:left-0 @5xl:w-[42%] print:hidden"
      >
        <Picture
          scene="people"
          alt=""
          sizes="(min-width: 64rem) 60rem, 100vw"
          className="size-full object-cover"
        />
      </div>
      <div className="@5xl:ml-[50%]">
        <SectionHeading intro={morePages.heading} id="people-title" />
        <ul role="list" className="skated">
          {morePages.links.map((link) => (
            <li key={link.label} className="border-b border-hairline">
              <PageLink
                to={link.to}
                className="group flex items-center justify-between gap-4 py-4 font-display text-date no-underline font-stretch-condensed hover:text-blue @3xl:py-5"
              >
                {link.label}
                <UiIcon
                  name="arrow-right"
                  className="size-8 shrink-0 transition-transform duration-glide ease-glide group-hover:translate-x-1 @3xl:size-10"
                />
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
