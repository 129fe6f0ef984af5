/**
 * Subject of a link, for someone who hears it without its surroundings (WCAG 2.4.9). In brackets: a hidden box
 * gets spaces around it in a name, and a comma would stand alone.
 */
export function LinkSubject({ children }: { children: string }) {
  return <span className="sr-only">{` (${children})`}</span>;
}
