import { rolesSection, volunteerRoles } from './content';
import type { BoardIconName } from '@/ui/art/board-icon-paths';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';
import { RoleRow } from './RoleRow';

/** The signs of the people on a coach's board, one per role. */
const marks = ['player-x', 'player-o', 'player-triangle', 'star'] as const satisfies readonly BoardIconName[];

/** The four volunteer roles: who, what, how much time, and the email to offer it. */
export function RolesSection() {
  return (
    <Section labelledBy="roles-title">
      <SectionHeading intro={rolesSection.heading} id="roles-title" />
      <div className="relative">
        {/* The blue line, with the time each role takes beyond it. */}
        <span
          aria-hidden="true"
          className="absolute right-72 -bottom-section hidden w-3 bg-blue lg:top-0 lg:block"
        />
        <ul role="list" className="skated">
          {volunteerRoles.map((role, index) => (
            <RoleRow key={role.id} role={role} mark={marks[index % marks.length] ?? 'player-x'} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
