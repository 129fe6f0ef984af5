import { rolesSection } from './content';
import type { VolunteerRole } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { BoardIcon } from '@/ui/art/BoardIcon';
import type { BoardIconName } from '@/ui/art/board-icon-paths.generated';
import { ShareButton } from '@/ui/ShareButton';

const { action, commitmentLabel, mailLabel } = rolesSection;

/** One role as a row of the line-up: its sign, its tasks, and beyond the line the time it takes. */
export function RoleRow({ role, mark }: { role: VolunteerRole; mark: BoardIconName }) {
  return (
    <li
      id={role.id}
      className="grid gap-5 border-b border-hairline py-8 target:bg-sheet @2xs:grid-cols-[3rem_minmax(0,1fr)] @3xl:grid-cols-[6rem_minmax(0,1fr)] @5xl:grid-cols-[6rem_minmax(0,1fr)_17rem] @5xl:gap-x-gutter @5xl:py-12"
    >
      <BoardIcon name={mark} className="size-12 @3xl:size-20" />
      <div className="@5xl:max-w-[38rem] @5xl:pr-gutter">
        <h3 className="optical title-poster">{role.role}</h3>
        <p className="mt-3 @5xl:text-lead">{role.description}</p>
      </div>
      <div className="@2xs:@max-5xl:col-start-2 @5xl:pl-10">
        <p className="text-small text-scuff">{commitmentLabel}</p>
        <p className="title-3 text-balance">{role.commitment}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <ActionLink
            action={action}
            body={`${mailLabel}: ${role.role}`}
            about={role.role}
            variant="outline"
            className="@max-2xl:grow"
          />
          <ShareButton target={{ page: 'get-involved', anchor: role.id }} title={role.role} />
        </p>
      </div>
    </li>
  );
}
