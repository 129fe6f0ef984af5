import { classNames } from '@/lib/class-names';

/**
 * `primary`: the one main action of a screen. `haldi`: the main action on a Night band. `text`: an underlined
 * link beside the main action.
 */
export type ButtonVariant = 'primary' | 'outline' | 'haldi' | 'text';

const shared =
  'inline-flex min-h-action items-center justify-center gap-2 rounded px-5 pt-1.5 pb-2 text-center text-balance font-display text-[1.0625rem] leading-tight font-stretch-normal transition-colors duration-glide ease-glide cursor-pointer aria-disabled:cursor-default';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-red text-sheet hover:bg-red-deep border-2 border-transparent',
  outline:
    'border-2 border-night text-night hover:bg-night hover:text-sheet on-dark:border-sheet on-dark:text-sheet on-dark:hover:bg-sheet on-dark:hover:text-night',
  haldi: 'bg-haldi text-night hover:bg-sheet border-2 border-transparent',
  text: 'px-0! underline decoration-2 underline-offset-8 hover:text-blue on-dark:hover:text-haldi',
};

/** Returns the classes of a button or of a link that looks like one (48 px high: WCAG 2.5.8 and more). */
export function buttonStyle(variant: ButtonVariant = 'primary', extra?: string): string {
  return classNames(shared, variants[variant], extra);
}
