import { head, closing, rolesSection, volunteerRoles } from './content';
import type { BoardIconName } from '@/ui/art/board-icon-paths.generated';
import { ActionLink } from '@/ui/ActionLink';
import { AskBand } from '@/ui/AskBand';
import { BelowFold } from '@/move/BelowFold';
import { Picture } from '@/ui/Picture';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';
import { GetInvolvedHero } from './GetInvolvedHero';
import { RoleRow } from './RoleRow';
import { PageHead } from '@/layout/PageHead';

/** The signs of the people on a coach's board, one per role. */
const marks = ['player-x', 'player-o', 'player-triangle', 'star'] as const satisfies readonly BoardIconName[];

/** The four volunteer roles, like the line-up of a game: who, what, how much time, and the email to offer it. */
export default function GetInvolvedPage() {
  return (
    <>
      <PageHead page="get-involved" texts={head} />
      <GetInvolvedHero />
      <BelowFold>
        <Section labelledBy="roles-title">
          <SectionHeading intro={rolesSection.heading} id="roles-title" beside />
          <div className="relative">
            {/* The blue line, with the time each role takes beyond it. */}
            <span
              aria-hidden="true"
              className="absolute right-72 -bottom-section hidden w-3 bg-blue @5xl:top-0 @5xl:block"
            />
            <ul role="list" className="skated">
              {volunteerRoles.map((role, index) => (
                <RoleRow key={role.id} role={role} mark={marks[index % marks.length] ?? 'player-x'} />
              ))}
            </ul>
            <p className="mt-6">
              <ActionLink action={rolesSection.coach} variant="text" />
            </p>
          </div>
        </Section>
        <AskBand
          ask={closing}
          look="picture"
          drawing={
            <Picture
              scene="sign-up"
              alt=""
              sizes="(min-width: 64rem) 60rem, 100vw"
              className="size-full object-cover"
            />
          }
        />
      </BelowFold>
    </>
  );
}
