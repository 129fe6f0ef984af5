import { intro } from './content';
import { SplitHero } from '@/ui/SplitHero';

/** The title beside a phone in a mitten, on which a player smiles. */
export function ContactHero() {
  return (
    <SplitHero page="contact" intro={intro} scene="phone" alt={intro.pictureAlt} place="object-[58%_50%]" />
  );
}
