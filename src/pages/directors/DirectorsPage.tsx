import { closing, directors } from './content';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { AskBand } from '@/ui/AskBand';
import { DirectorRow } from './DirectorRow';
import { DirectorsHero } from './DirectorsHero';
import { Section } from '@/ui/Section';
import { BelowFold } from '@/ui/BelowFold';

/** The four directors. */
export default function DirectorsPage() {
  const rows = directors.map((director, index) => (
    <DirectorRow key={director.id} director={director} position={index} />
  ));
  return (
    <>
      <DirectorsHero />
      <Section>
        {rows.slice(0, 2)}
        <BelowFold>{rows.slice(2)}</BelowFold>
      </Section>
      <BelowFold>
        <AskBand
          ask={closing}
          look="rink"
          drawing={<RinkSheet crop="right-end" tone="dark" className="size-full" />}
        />
      </BelowFold>
    </>
  );
}
