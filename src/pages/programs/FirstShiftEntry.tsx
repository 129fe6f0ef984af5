import { firstShift } from './content';
import { ActionLink } from '@/ui/ActionLink';

const { action, closedText, closedAction, closedPage } = firstShift;

/** The way into First Shift: registration until its deadline has passed, then first an email about the next intake. */
export function FirstShiftEntry({ closed }: { closed: boolean }) {
  if (!closed) return <ActionLink action={action} className="max-sm:w-full" />;
  return (
    <div className="border-l-8 border-night pl-4 md:pl-5">
      <p className="mb-3 font-display text-h3 width-normal">{closedText}</p>
      <ActionLink action={closedAction} variant="outline" className="max-sm:w-full" />
      <ActionLink action={closedPage} variant="text" className="sm:ml-6" />
    </div>
  );
}
