import { followLabel } from './content';
import { socialProfiles } from '@/site/organization.content';
import { UiIcon } from '@/ui/art/UiIcon';
import { ExternalLink } from '@/ui/ExternalLink';
import { Column } from '@/ui/Column';

/** The FOLLOW US bar below the hero. */
export function FollowBar() {
  return (
    <div className="border-b border-hairline bg-sheet">
      <Column className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 @2xl:justify-start @2xl:gap-x-8 @2xl:py-4">
        <h2 className="font-display text-h4 font-stretch-expanded">{followLabel}</h2>
        <ul role="list" className="flex flex-wrap gap-x-1 gap-y-1 @max-2xl:-mr-2.5 @2xl:gap-x-6">
          {socialProfiles.map((profile) => (
            <li key={profile.network}>
              <ExternalLink
                href={profile.href}
                className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 underline-offset-4 no-underline hover:text-blue hover:underline"
              >
                <UiIcon name={profile.network} className="size-6" />
                <span className="@max-2xl:sr-only">{profile.name}</span>
              </ExternalLink>
            </li>
          ))}
        </ul>
      </Column>
    </div>
  );
}
