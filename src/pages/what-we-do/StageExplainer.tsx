import { stages, stagesSection } from './content';
import { fullIce } from '@/ui/art/play-paths.generated';
import { PlayLine } from '@/ui/art/PlayLine';
import { playParts, type RinkCrop } from '@/ui/art/rink-crops';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** The part of the ice that shows each stage where there is no room for the whole length. */
const zones: readonly RinkCrop[] = ['left-zone', 'middle-zone', 'right-zone'];

/** Three stages, each under its part of the ice: skate out of your own end, carry over the middle, score. */
export function StageExplainer() {
  return (
    <Section zone="sheet" labelledBy="stages-title">
      <SectionHeading intro={stagesSection} id="stages-title" />
      <div className="relative mb-8 hidden @5xl:block">
        <RinkSheet crop="length" className="aspect-[6/1] w-full" />
        <PlayLine play={fullIce} draws className="absolute inset-0 size-full text-night" />
      </div>
      <ol role="list" className="grid gap-x-gutter gap-y-10 @5xl:grid-cols-[3fr_2fr_3fr] print:gap-y-3">
        {stages.map((stage, index) => (
          <li
            key={stage.id}
            id={stage.id}
            className="@2xs:@max-5xl:grid @2xs:@max-5xl:grid-cols-[2fr_3fr] @2xs:@max-5xl:gap-x-gutter"
          >
            <StageIce zone={zones[index]} part={playParts.stages[index]} />
            <div className="pt-4 skated @2xs:@max-5xl:pt-2">
              <span className="font-display text-date text-blue font-stretch-condensed">{index + 1}</span>
              <h3 className="optical title-poster">{stage.title}</h3>
              <p className="mt-3 max-w-md">{stage.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The stage's own ice with its part of the play. */
function StageIce({ zone, part }: { zone: RinkCrop | undefined; part: string | undefined }) {
  if (zone === undefined || part === undefined) return null;
  return (
    <div className="relative mb-4 aspect-[5/2] self-start @2xs:@max-2xl:aspect-[4/3] @5xl:hidden">
      <RinkSheet crop={zone} className="size-full" />
      <PlayLine play={fullIce} part={part} className="absolute inset-0 size-full text-night" />
    </div>
  );
}
