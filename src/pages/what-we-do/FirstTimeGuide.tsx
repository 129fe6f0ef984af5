import './first-time.css';
import { firstTimeSection, glossary, kit, rinkMarkings } from './first-time.content';
import { organization } from '@/site/organization.content';
import { RinkFigure } from '@/ui/art/RinkFigure';
import { Fold } from '@/ui/Fold';
import { PrintButton } from '@/ui/PrintButton';
import { Section } from '@/ui/Section';
import { ShareButton } from '@/ui/ShareButton';
import { SectionHeading } from '@/ui/SectionHeading';
import { WholeWords } from '@/ui/WholeWords';

const { id, heading, whatToBring, kitTitle, rinkTitle, rinkAlt, glossaryTitle, printLabel } =
  firstTimeSection;

/** "First time at a rink?": a handout for new families, the same on screen and on the one sheet it prints on. */
export function FirstTimeGuide() {
  return (
    <Section id={id} labelledBy="first-time-title" className="first-time">
      <div className="handout rounded-lg border-2 border-night bg-sheet @max-2xl:-mx-2">
        <div className="handout-head grid gap-x-gutter gap-y-6 border-b-2 border-night px-side py-8 @3xl:p-10 @5xl:grid-cols-12 @5xl:items-end">
          <SectionHeading intro={heading} id="first-time-title" className="mb-0! @5xl:col-span-8" />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 @5xl:col-span-4 @5xl:justify-end print:hidden">
            <PrintButton label={printLabel} only={id} />
            <ShareButton
              target={{ page: 'what-we-do', anchor: id }}
              title={`${heading.headline.lead} ${heading.headline.wide}`}
            />
          </div>
        </div>
        <div className="handout-body grid @5xl:grid-cols-[4fr_5fr] @5xl:grid-rows-[auto_1fr] @7xl:grid-cols-2">
          <div id={whatToBring.id} className="handout-part px-side pt-8 pb-6 @3xl:px-10 @3xl:pt-10 @5xl:pb-0">
            <h3 className="title-3">{whatToBring.title}</h3>
            <ul className="mt-4 list-disc space-y-2 pl-5 text-small">
              {whatToBring.lists.map((line) => (
                <li key={line}>
                  <WholeWords>{line}</WholeWords>
                </li>
              ))}
            </ul>
          </div>
          <div className="handout-part border-night px-side py-3 @max-5xl:border-t-2 @3xl:p-10 @5xl:border-l-2 @5xl:col-start-2 @5xl:row-span-2 @5xl:row-start-1">
            <Fold title={kitTitle} as="h3" ruled={false} titleClassName="text-h3!">
              <ol role="list" className="handout-kit mt-5 border-t border-hairline">
                {kit.map((item, index) => (
                  <li
                    key={item.id}
                    id={item.id}
                    className="grid @2xs:grid-cols-[2.25rem_1fr] gap-x-3 border-b border-hairline py-2.5 last:border-b-0"
                  >
                    <span className="font-display text-h3 text-blue font-stretch-condensed">{index + 1}</span>
                    <p className="text-small">
                      <strong className="block text-body font-bold">{item.name}</strong>
                      {item.note}
                    </p>
                  </li>
                ))}
              </ol>
            </Fold>
          </div>
          <div className="handout-part border-night px-side py-3 @max-5xl:border-t-2 @3xl:p-10">
            <Fold title={rinkTitle} as="h3" ruled={false} titleClassName="text-h3! @3xl:mb-5">
              <RinkFigure markings={rinkMarkings} label={rinkAlt} className="handout-rink @max-3xl:pb-6" />
            </Fold>
          </div>
        </div>
        <div className="handout-part border-t-2 border-night px-side py-3 @3xl:p-10">
          <Fold title={glossaryTitle} as="h3" ruled={false} titleClassName="text-h3!">
            <dl className="handout-words mt-5 columns-[8.5rem] gap-x-4 @2xl:columns-2 @3xl:gap-x-gutter @5xl:columns-4">
              {glossary.map(({ id, term, meaning }) => (
                <div key={id} id={id} className="break-inside-avoid border-t border-hairline py-3">
                  <dt className="title-4">{term}</dt>
                  <dd className="text-small">{meaning}</dd>
                </div>
              ))}
            </dl>
          </Fold>
        </div>
        <p className="hidden print:block">
          {organization.name}, {organization.email}, {organization.phone}
        </p>
      </div>
    </Section>
  );
}
