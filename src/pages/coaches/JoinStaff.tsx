import { joinSection } from './content';
import { giveAndGo } from '@/ui/art/play-paths';
import { PlayLine } from '@/ui/art/PlayLine';
import { ContactAction } from '@/ui/ContactAction';
import { Headline } from '@/ui/Headline';
import { Section } from '@/ui/Section';

const { action, headline, text } = joinSection;

/** The page's main ask: a pass to those who want to coach. It opens a mail. */
export function JoinStaff() {
  return (
    <Section zone="night" labelledBy="join-title">
      <div className="grid items-end gap-x-gutter gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Headline as="h2" id="join-title" {...headline} wideClassName="text-haldi" />
          <p className="mt-5 max-w-md text-lead text-crease">{text}</p>
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <PlayLine play={giveAndGo} className="-mb-2 hidden w-72 max-w-full text-haldi lg:block" />
          <ContactAction
            by={{ kind: 'mail', subject: action.subject }}
            label={action.label}
            variant="haldi"
            onDark
          />
        </div>
      </div>
    </Section>
  );
}
