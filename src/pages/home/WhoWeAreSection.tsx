import { aboutSection } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { Band } from '@/ui/Band';
import { Column } from '@/ui/Column';
import { Eyebrow } from '@/ui/Eyebrow';
import { Headline } from '@/ui/Headline';
import { Picture } from '@/ui/Picture';

const { id, heading, pictureAlt, paragraphs, actions } = aboutSection;
const [first, ...others] = paragraphs;

/** Who we are: one word from edge to edge above the star of six, the words below them. */
export function WhoWeAreSection() {
  return (
    <Band id={id} labelledBy="about-title" className="bg-sheet">
      <Column className="pt-section pb-3 @3xl:pb-5">
        <Eyebrow>{heading.eyebrow}</Eyebrow>
        <Headline as="h2" id="about-title" edge {...heading.headline} />
      </Column>
      <div className="on-dark bg-night text-sheet">
        <Picture
          scene="line"
          alt={pictureAlt}
          sizes="100vw"
          portraitOnPhones
          className="aspect-[4/5] w-full object-cover @3xl:aspect-[3/2] @5xl:aspect-[16/9]"
        />
        <Column className="grid gap-x-16 gap-y-5 py-10 @3xl:py-16 @5xl:grid-cols-2">
          <p className="max-w-measure text-lead">{first}</p>
          <div className="max-w-measure space-y-4">
            {others.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="flex flex-wrap gap-x-6">
              {actions.map((action) => (
                <ActionLink key={action.label} action={action} variant="text" />
              ))}
            </p>
          </div>
        </Column>
      </div>
    </Band>
  );
}
