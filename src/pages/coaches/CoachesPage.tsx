import { head, closing, coaches, intro, levelsNote, staff, staffSection } from './content';
import { Portrait } from '@/ui/art/Portrait';
import { AskBand } from '@/ui/AskBand';
import { BelowFold } from '@/move/BelowFold';
import { Column } from '@/ui/Column';
import { PageTop } from '@/ui/PageTop';
import { Picture } from '@/ui/Picture';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';
import { LeadCoach } from './LeadCoach';
import { PageHead } from '@/layout/PageHead';

/** The coaches at the boards; four lead coaches with their careers, ten other staff. */
export default function CoachesPage() {
  return (
    <>
      <PageHead page="coaches" texts={head} />
      <div className="bg-sheet pb-8 @3xl:pb-16">
        <Column className="pt-6 pb-8 @3xl:pt-10 @5xl:pb-12">
          <PageTop
            page="coaches"
            intro={intro}
            beside
            titleClassName="@5xl:col-span-8"
            textClassName="max-w-md @5xl:col-span-4 @5xl:pb-2"
          />
        </Column>
        <Picture
          scene="coaches"
          alt={intro.pictureAlt}
          sizes="100vw"
          priority
          className="aspect-[16/10] w-full object-cover object-[50%_40%] @3xl:aspect-[5/2]"
        />
      </div>
      <BelowFold>
        {coaches.map((coach, index) => (
          <LeadCoach key={coach.id} coach={coach} position={index} />
        ))}
        <Column>
          <p className="max-w-narrow pb-8 text-scuff @3xl:pb-16">{levelsNote}</p>
        </Column>
        <Section zone="sheet" labelledBy="staff-title">
          <SectionHeading intro={staffSection} id="staff-title" />
          <ul
            role="list"
            className="grid @2xs:grid-cols-2 gap-x-3 gap-y-8 @3xl:grid-cols-5 @3xl:gap-x-gutter"
          >
            {staff.map((member, index) => (
              <li key={member.id} id={member.id}>
                <Portrait person={member} position={coaches.length + 1 + index} className="rounded" />
                <p className="mt-3 title-4">{member.name}</p>
              </li>
            ))}
          </ul>
        </Section>
        <AskBand ask={closing} look="star" textClassName="max-w-md" />
      </BelowFold>
    </>
  );
}
