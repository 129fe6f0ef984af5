import { socialCard } from './content';
import { socialProfiles } from '@/site/organization';
import { UiIcon } from '@/ui/art/UiIcon';
import { ExternalLink } from '@/ui/ExternalLink';
import { Picture } from '@/ui/Picture';

/**
 * The rink where the sticks wait, and beside it the social profiles as a line-score table: network, handle, way out.
 */
export function SocialList() {
  return (
    <section
      id={socialCard.id}
      tabIndex={-1}
      aria-labelledby="social-title"
      className="bg-sheet lg:grid lg:grid-cols-2"
    >
      <Picture
        scene="rink"
        alt={socialCard.pictureAlt}
        sizes="(min-width: 64rem) max(65vw, 66rem), 100vw"
        className="aspect-[16/10] h-full w-full object-cover object-[66%_50%] lg:aspect-auto lg:min-h-[34rem]"
      />
      <div className="max-w-[40rem] self-center px-side py-section md:px-10 lg:pl-16">
        <h2 id="social-title" className="font-display text-date leading-none width-normal">
          {socialCard.title}
        </h2>
        <p className="mt-4 mb-8">{socialCard.text}</p>
        <ul role="list" className="border-t-2 border-night">
          {socialProfiles.map((profile) => (
            <li key={profile.network} className="border-b border-hairline">
              <ExternalLink
                href={profile.href}
                className="grid min-h-16 xs:grid-cols-[2rem_1fr_auto] items-center gap-x-4 py-3 no-underline hover:text-blue sm:grid-cols-[2rem_9rem_1fr_auto]"
              >
                <UiIcon name={profile.network} className="size-7" />
                <span className="font-display text-h4 width-normal">{profile.name}</span>
                <span className="text-scuff xs:max-sm:col-start-2 xs:max-sm:row-start-2">
                  {profile.handle}
                </span>
                <UiIcon
                  name="external"
                  className="size-5 max-xs:hidden xs:max-sm:col-start-3 xs:max-sm:row-start-1"
                />
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
