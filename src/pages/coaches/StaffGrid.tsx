import { coaches, staff, staffSection } from './content';
import { Portrait } from '@/ui/art/Portrait';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** The ten other people of the staff: a picture and a name each. */
export function StaffGrid() {
  return (
    <Section zone="sheet" labelledBy="staff-title">
      <SectionHeading intro={staffSection} id="staff-title" />
      <ul role="list" className="grid xs:grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-5 md:gap-x-gutter">
        {staff.map((member, index) => (
          <li key={member.id} id={member.id} tabIndex={-1}>
            <Portrait person={member} position={coaches.length + 1 + index} className="rounded" />
            <p className="mt-3 font-display text-h4 width-normal">{member.name}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
