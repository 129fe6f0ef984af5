import { joinSection } from './content';
import { CroppedStar } from '@/ui/art/CroppedStar';
import { ContactAction } from '@/ui/ContactAction';
import { Headline } from '@/ui/Headline';
import { Section } from '@/ui/Section';

const { action, headline, text } = joinSection;

/** The page's main ask, a mail to those who run the staff, beside the star. */
export function JoinStaff() {
  return (
    <Section zone="night" labelledBy="join-title" className="relative overflow-hidden">
      <div className="relative lg:w-7/12">
        <Headline as="h2" id="join-title" {...headline} wideClassName="text-haldi" />
        <p className="mt-5 mb-8 max-w-md text-lead text-crease">{text}</p>
        <ContactAction
          by={{ kind: 'mail', subject: action.subject }}
          label={action.label}
          variant="haldi"
          onDark
        />
      </div>
      <CroppedStar />
    </Section>
  );
}
