import { leveledPrograms, programsSection } from './content';
import type { LeveledProgram } from './content';
import { classNames } from '@/lib/class-names';
import { ActionLink } from '@/ui/ActionLink';
import { BoardIcon } from '@/ui/art/BoardIcon';
import { Section } from '@/ui/Section';
import { Tag } from '@/ui/Tag';
import { SectionHeading } from '@/ui/SectionHeading';
import { ViewAllPrograms } from './ViewAllPrograms';
import { IconList } from '@/ui/IconList';

/** Ground and width of each card: a day on the ice, from the first light to the last session at night. */
const looks = [
  { ground: 'bg-crease', wide: true },
  { ground: 'bg-sheet', wide: false },
  { ground: 'on-dark bg-boards text-sheet', wide: false },
  { ground: 'on-dark bg-night text-sheet', wide: true },
] as const;

type Look = (typeof looks)[number];

/** The four programs with their levels. */
export function LevelCards() {
  return (
    <Section labelledBy="levels-title">
      <div className="@5xl:grid @5xl:grid-cols-12 @5xl:gap-x-gutter">
        <SectionHeading
          intro={programsSection.heading}
          id="levels-title"
          className="@5xl:col-span-8 @5xl:col-start-1 @5xl:row-start-1"
        />
        <ul
          role="list"
          className="@5xl:col-span-12 @5xl:row-start-2 grid grid-cols-1 gap-gutter @3xl:grid-cols-2 @5xl:grid-cols-12 print:grid-cols-2"
        >
          {leveledPrograms.map((program, index) => (
            <LevelCard key={program.id} program={program} look={looks[index % looks.length] ?? looks[0]} />
          ))}
        </ul>
        <p className="mt-6 @5xl:col-span-4 @5xl:col-start-9 @5xl:row-start-1 @5xl:mb-8 @5xl:self-end @5xl:justify-self-end print:hidden">
          <ViewAllPrograms />
        </p>
      </div>
    </Section>
  );
}

function LevelCard({ program, look }: { program: LeveledProgram; look: Look }) {
  const { ground, wide } = look;
  return (
    <li
      id={program.id}
      className={classNames(
        'flex flex-col rounded-lg p-card @3xl:p-10',
        ground,
        wide ? '@5xl:col-span-7' : '@5xl:col-span-5',
      )}
    >
      <p>
        <Tag name={program.level} />
      </p>
      <h3 className="optical mt-4 title-poster">{program.title}</h3>
      <div
        className={classNames(
          'mt-4 flex grow flex-col gap-x-10 gap-y-8 print:gap-y-2',
          wide && '@7xl:grid @7xl:grid-cols-[3fr_2fr]',
        )}
      >
        <p className={classNames('text-balance', wide && '@7xl:text-lead')}>{program.description}</p>
        <div className="mt-auto">
          <h4 className="title-4">{programsSection.skillsLabel}</h4>
          <IconList
            items={program.skills}
            icon={<BoardIcon name="skate" className="mt-0.5 size-6" />}
            className="mt-3 space-y-2"
            itemClassName="grid-cols-[1.5rem_1fr] items-start gap-x-3"
          />
          {program.action === undefined ? null : (
            <ActionLink
              action={program.action}
              about={program.title}
              variant="outline"
              className="mt-6 @max-2xl:w-full"
            />
          )}
        </div>
      </div>
    </li>
  );
}
