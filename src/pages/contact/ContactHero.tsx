import { intro } from './content';
import { SplitHero } from '@/ui/SplitHero';

/** The title beside the rink where the sticks wait. */
export function ContactHero() {
  return (
    <SplitHero page="contact" intro={intro} scene="rink" alt={intro.pictureAlt} place="object-[66%_50%]" />
  );
}
