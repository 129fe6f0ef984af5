import { search as words } from '@/content/admin';
import { buttonStyle } from '@/ui/button-style';
import { nothingFound } from './sentences';

/** A search without a result, and the way back to the whole list. */
export function NothingFound({ term, onClear }: { term: string; onClear: () => void }) {
  return (
    <div className="border-t border-hairline px-5 py-10 sm:px-8">
      <p className="text-lead [overflow-wrap:anywhere]">{nothingFound(term)}</p>
      <button type="button" onClick={onClear} className={buttonStyle('outline', 'mt-4 max-sm:w-full')}>
        {words.clear}
      </button>
    </div>
  );
}
