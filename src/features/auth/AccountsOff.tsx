import type { Action } from '@/content/types';
import { ActionLink } from '@/ui/ActionLink';

interface AccountsOffProps {
  title: string;
  text: string;
  /** Ways on. */
  actions: readonly Action[];
}

/** Says that the site was built without accounts, and where to go instead. */
export function AccountsOff({ title, text, actions }: AccountsOffProps) {
  return (
    <>
      <h2 className="font-display text-h3">{title}</h2>
      <p className="mt-3 max-w-measure">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {actions.map((action) => (
          <ActionLink key={action.label} action={action} variant="outline" className="max-sm:w-full" />
        ))}
      </div>
    </>
  );
}
