import { closing, directors } from '@/content/directors';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { AskBand } from '@/sections/AskBand';
import { DirectorRow } from '@/sections/directors/DirectorRow';
import { DirectorsHero } from '@/sections/directors/DirectorsHero';
import { Section } from '@/ui/Section';
import { BelowFold } from '@/ui/BelowFold';

/** The four directors (spec §2). */
export default function DirectorsPage() {
  const rows = directors.map((director, index) => (
    <DirectorRow key={director.id} director={director} seat={index} />
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
