import { campList } from '@/pages/programs/camp-list';
import { NextCamp } from '@/pages/programs/NextCamp';
import { registerSection } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { Band } from '@/ui/Band';
import { Picture } from '@/ui/Picture';
import { Eyebrow } from '@/ui/Eyebrow';
import { Headline } from '@/ui/Headline';
import { VoiceBand } from './VoiceBand';

const { heading, actions } = registerSection;
const [register, ...links] = actions;

/** The next camp, a voice and the steps to it: the main ask of the home page. */
export function RegisterSection() {
  return (
    <>
      <Band as="div">
        <NextCamp camps={campList} />
      </Band>
      <VoiceBand />
      <Band id={registerSection.id} labelledBy="register-title">
        <Steps />
      </Band>
    </>
  );
}

/** The steps, and beside them six mittens that wait on their pegs, up to the edge of the window. */
function Steps() {
  return (
    <div className="on-dark bg-night text-sheet @7xl:grid @7xl:grid-cols-2 @min-[88rem]:grid-cols-[1fr_max(50%,50rem)]">
      <div className="px-side py-8 @3xl:px-10 @3xl:py-16 @7xl:pl-[max(2.5rem,50vw-37.5rem)]">
        <Eyebrow>{heading.eyebrow}</Eyebrow>
        <Headline as="h2" id="register-title" {...heading.headline} wideClassName="text-haldi" />
        <p className="mt-3 mb-5 text-crease">{heading.text}</p>
        <ol
          role="list"
          className="divide-y divide-boards border-y border-boards contrast-more:divide-sheet contrast-more:border-sheet"
        >
          {registerSection.steps.map((step, index) => (
            <li
              key={step.id}
              id={step.id}
              className="grid items-center gap-x-4 py-4 @2xs:grid-cols-[4.5rem_1fr] @3xl:grid-cols-[7rem_1fr]"
            >
              <span className="font-display text-[min(clamp(5.5rem,3rem+4vw,7.5rem),25vw)] leading-[0.75] text-haldi font-stretch-condensed">
                {index + 1}
              </span>
              <div>
                <h3 className="title-3">{step.title}</h3>
                <p className="mt-1 text-crease">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-1">
          <ActionLink action={register} variant="haldi" className="@max-2xl:w-full" />
          {links.map((action) => (
            <ActionLink key={action.label} action={action} variant="text" />
          ))}
        </div>
      </div>
      <Picture
        scene="mitts"
        alt={registerSection.pictureAlt}
        sizes="(min-width: 80rem) 105vw, 100vw"
        className="aspect-[8/5] size-full object-cover @3xl:aspect-[2/1] @7xl:aspect-auto"
      />
    </div>
  );
}
