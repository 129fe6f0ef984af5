import { head, closing, directors } from './content';
import { AskBand } from '@/ui/AskBand';
import { DirectorRow } from './DirectorRow';
import { DirectorsHero } from './DirectorsHero';
import { Section } from '@/ui/Section';
import { BelowFold } from '@/move/BelowFold';
import { PageHead } from '@/layout/PageHead';

export default function DirectorsPage() {
  return (
    <>
      <PageHead page="directors" texts={head} />
      <DirectorsHero />
      <BelowFold>
        <Section>
          <div className="grid gap-x-gutter gap-y-12 @3xl:grid-cols-2 @5xl:gap-y-16">
            {directors.map((director, index) => (
              <DirectorRow key={director.id} director={director} position={index} />
            ))}
          </div>
        </Section>
        <AskBand ask={closing} look="red-line" />
      </BelowFold>
    </>
  );
}
