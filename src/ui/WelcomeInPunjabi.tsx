import type { PunjabiWelcome } from '@/site/punjabi.schema';
import { Section } from './Section';

/** A welcome in Punjabi; nothing until there is an approved one. Its language is marked (WCAG 3.1.2). */
export function WelcomeInPunjabi({ welcome }: { welcome: PunjabiWelcome | null }) {
  if (welcome === null) return null;
  return (
    <Section labelledBy="punjabi-title">
      <div lang={welcome.lang} className="max-w-measure">
        {/* The display family has no Gurmukhi letters, the text family falls back to some. */}
        <h2 id="punjabi-title" className="font-text text-h3 leading-snug font-bold">
          {welcome.heading}
        </h2>
        <p className="mt-4 text-lead">{welcome.text}</p>
      </div>
    </Section>
  );
}
