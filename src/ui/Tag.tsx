import { classNames } from '@/lib/class-names';

/** Ground and text of each tag; always with the word, never by colour alone (WCAG 1.4.1). */
const looks = {
  Training: 'bg-crease text-night',
  Competition: 'bg-red text-sheet',
  Beginner: 'bg-haldi text-night',
  Community: 'bg-phulkari text-sheet',
  'All Levels': 'bg-crease text-night',
  Advanced: 'bg-blue text-sheet',
} as const;

/** The category of an event or the level of a program. */
export function Tag({ name, className }: { name: keyof typeof looks; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-block rounded px-2 pt-1 pb-1.5 title-label forced-colors:border',
        looks[name],
        className,
      )}
    >
      {name}
    </span>
  );
}
