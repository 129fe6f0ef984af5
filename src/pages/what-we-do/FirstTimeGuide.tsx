import { firstTimeSection, rinkMarkings } from './first-time';
import { organization } from '@/site/organization';
import { RinkFigure } from '@/ui/art/RinkFigure';
import { PrintButton } from '@/ui/PrintButton';
import { Section } from '@/ui/Section';
import { ShareButton } from '@/ui/ShareButton';
import { SectionHeading } from '@/ui/SectionHeading';
import { Glossary } from './Glossary';
import { KitList } from './KitList';

const { id, heading, whatToBring, kitTitle, rinkTitle, rinkAlt, glossaryTitle, printLabel } =
  firstTimeSection;

/** "First time at a rink?": a handout for new families, the same on screen and on the one sheet it prints on. */
export function FirstTimeGuide() {
  return (
    <Section id={id} labelledBy="first-time-title" className="first-time">
      <div className="handout rounded-lg border-2 border-night bg-sheet max-sm:-mx-2">
        <div className="handout-head grid gap-x-gutter gap-y-6 border-b-2 border-night px-side py-8 md:p-10 lg:grid-cols-12 lg:items-end">
          <SectionHeading intro={heading} id="first-time-title" className="mb-0! lg:col-span-8" />
          <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 lg:col-span-4 lg:justify-end">
            <PrintButton label={printLabel} only={id} />
            <ShareButton
              target={{ page: 'what-we-do', anchor: id }}
              title={`${heading.headline.lead} ${heading.headline.wide}`}
            />
          </div>
        </div>
        <div className="handout-body grid lg:grid-cols-[4fr_5fr] lg:grid-rows-[auto_1fr] xl:grid-cols-2">
          <div id={whatToBring.id} tabIndex={-1} className="handout-part px-side pt-8 md:px-10 md:pt-10">
            <h3 className="font-display text-h3 width-normal">{whatToBring.title}</h3>
            <ul className="mt-4 list-disc space-y-2 pl-5 text-small">
              {whatToBring.lists.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <div className="handout-part px-side py-8 md:p-10 lg:border-l-2 lg:border-night lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <h3 className="font-display text-h3 width-normal">{kitTitle}</h3>
            <KitList />
          </div>
          <div className="handout-part px-side py-8 max-lg:border-t-2 max-lg:border-night md:p-10">
            <h3 className="mb-5 font-display text-h3 width-normal">{rinkTitle}</h3>
            <RinkFigure markings={rinkMarkings} label={rinkAlt} className="handout-rink" />
          </div>
        </div>
        <div className="handout-part border-t-2 border-night px-side py-8 md:p-10">
          <h3 className="font-display text-h3 width-normal">{glossaryTitle}</h3>
          <Glossary />
        </div>
        <p className="hidden print:block">
          {organization.name}, {organization.email}, {organization.phone}
        </p>
      </div>
    </Section>
  );
}
