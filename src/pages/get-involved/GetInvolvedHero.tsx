import { intro, volunteerRoles } from './content';
import { TapeBand } from '@/ui/art/TapeBand';
import { Headline } from '@/ui/Headline';
import { PageLink } from '@/ui/PageLink';
import { Picture } from '@/ui/Picture';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Column } from '@/ui/Column';

/** The keys of the rink change hands, and beside them the positions to pick from. */
export function GetInvolvedHero() {
  return (
    <div className="bg-sheet">
      <Column className="pt-6 @3xl:pt-10">
        <Breadcrumbs page="get-involved" />
        <Headline as="h1" size="h1" {...intro.headline} />
      </Column>
      <div className="relative mt-6 @3xl:mt-10">
        <Column className="pb-10 @5xl:pb-14">
          <div className="@5xl:w-5/12 @5xl:pr-10">
            <p className="text-lead text-scuff">{intro.text}</p>
            <ul role="list" className="mt-8 border-t-2 border-night">
              {volunteerRoles.map((role) => (
                <li key={role.id} className="border-b border-hairline">
                  <PageLink
                    to={{ page: 'get-involved', anchor: role.id }}
                    className="flex min-h-action items-center font-display text-h4 underline-offset-8 no-underline font-stretch-condensed hover:text-blue hover:underline @5xl:min-h-16 @5xl:text-h3"
                  >
                    {role.role}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        </Column>
        <Picture
          scene="keys"
          alt={intro.pictureAlt}
          sizes="(min-width: 64rem) 58vw, 100vw"
          priority
          className="h-52 w-full object-cover object-[50%_64%] @3xl:h-80 @5xl:absolute @5xl:inset-y-0 @5xl:right-0 @5xl:h-full @5xl:w-[57%]"
        />
      </div>
      <TapeBand />
    </div>
  );
}
