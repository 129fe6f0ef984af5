/**
 * Subject of a link, for someone who hears it without its surroundings (WCAG 2.4.9). In brackets, because an accessible
 * name has spaces around a hidden box, which would isolate a comma.
 */
export function LinkSubject({ children }: { children: string }) {
  return <span className="sr-only">{` (${children})`}</span>;
}
