import { socialCard } from './content';
import { socialProfiles } from '@/site/organization';
import { UiIcon } from '@/ui/art/UiIcon';
import { ExternalLink } from '@/ui/ExternalLink';
import { Picture } from '@/ui/Picture';

/**
 * A phone in a mitten shows a player, and beside it the social profiles as a line-score table: network, handle, way out.
 */
export function SocialList() {
  return (
    <section
      id={socialCard.id}
      tabIndex={-1}
      aria-labelledby="social-title"
      className="bg-sheet @5xl:grid @5xl:grid-cols-2"
    >
      <Picture
        scene="phone"
        alt={socialCard.pictureAlt}
        sizes="(min-width: 64rem) max(65vw, 66rem), 100vw"
        className="aspect-[16/10] h-full w-full object-cover object-[58%_50%] @5xl:aspect-auto @5xl:min-h-[34rem]"
      />
      <div className="max-w-[40rem] self-center px-side py-section @3xl:px-10 @5xl:pl-16">
        <h2 id="social-title" className="font-display text-date leading-none width-normal">
          {socialCard.title}
        </h2>
        <p className="mt-4 mb-8">{socialCard.text}</p>
        <ul role="list" className="border-t-2 border-night">
          {socialProfiles.map((profile) => (
            <li key={profile.network} className="border-b border-hairline">
              <ExternalLink
                href={profile.href}
                className="grid min-h-16 @2xs:grid-cols-[2rem_1fr_auto] items-center gap-x-4 py-3 no-underline hover:text-blue @2xl:grid-cols-[2rem_9rem_1fr_auto]"
              >
                <UiIcon name={profile.network} className="size-7" />
                <span className="font-display text-h4 width-normal">{profile.name}</span>
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
    </section>
  );
}
