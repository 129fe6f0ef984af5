import { socialCard } from './content';
import { socialProfiles } from '@/site/organization.content';
import { UiIcon } from '@/ui/art/UiIcon';
import { ExternalLink } from '@/ui/ExternalLink';
import { Section } from '@/ui/Section';

/** The social profiles as a line-score table: network, handle, way out. */
export function SocialList() {
  return (
    <Section zone="sheet" id={socialCard.id} labelledBy="social-title">
      <div className="grid gap-x-gutter gap-y-6 @5xl:grid-cols-12">
        <div className="@5xl:col-span-4">
          <h2 id="social-title" className="font-display text-date leading-none font-stretch-normal">
            {socialCard.title}
          </h2>
          <p className="mt-4">{socialCard.text}</p>
        </div>
        <ul role="list" className="border-t-2 border-night @5xl:col-span-8">
          {socialProfiles.map((profile) => (
            <li key={profile.network} className="border-b border-hairline">
              <ExternalLink
                href={profile.href}
                className="grid min-h-16 @2xs:grid-cols-[2rem_1fr_auto] items-center gap-x-4 py-3 no-underline hover:text-blue @2xl:grid-cols-[2rem_9rem_1fr_auto]"
              >
                <UiIcon name={profile.network} className="size-7" />
                <span className="title-4">{profile.name}</span>
                <span className="text-scuff @2xs:@max-2xl:col-start-2 @2xs:@max-2xl:row-start-2">
                  {profile.handle}
                </span>
                <UiIcon
                  name="external"
                  className="size-5 @max-2xs:hidden @2xs:@max-2xl:col-start-3 @2xs:@max-2xl:row-start-1"
                />
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
