import { closing, directors } from '@/content/directors';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { AskBand } from '@/sections/AskBand';
import { DirectorRow } from '@/sections/directors/DirectorRow';
import { DirectorsHero } from '@/sections/directors/DirectorsHero';
import { Section } from '@/ui/Section';

/** The four directors (spec §2). */
export default function DirectorsPage() {
  return (
    <>
      <DirectorsHero />
      <Section>
        {directors.map((director, index) => (
          <DirectorRow key={director.id} director={director} seat={index} />
        ))}
      </Section>
      <AskBand
        ask={closing}
        look="rink"
        drawing={<RinkSheet crop="right-end" tone="dark" className="size-full" />}
      />
    </>
  );
}
