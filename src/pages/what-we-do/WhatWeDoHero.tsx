import { heroLinks, intro } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { SplitHero } from '@/ui/SplitHero';

/** The title beside two players who bump gloves, and the ways in for someone who is new. */
export function WhatWeDoHero() {
  return (
    <SplitHero
      page="what-we-do"
      intro={intro}
      scene="hand-up"
      alt={intro.pictureAlt}
      place="object-[50%_72%]"
    >
      <p className="mt-6 flex flex-wrap gap-3">
        {heroLinks.map((action) => (
          <ActionLink key={action.label} action={action} variant="outline" className="@max-2xl:w-full" />
        ))}
      </p>
    </SplitHero>
  );
}
