import { useEffect, type MouseEvent } from 'react';
import { leave } from './content';
import { neutralPage } from '@/site/organization.content';
import { buttonStyle } from '@/ui/button-style';
import { Column } from '@/ui/Column';

/** Escape pressed this many times leaves the page, if each press follows the last within this many ms. */
const PRESSES = 3;
const PAUSE_MS = 2000;

/** Blanks the page at once, and replaces its history entry with a neutral page, so that Back does not show it. */
function leaveNow(): void {
  document.body.hidden = true;
  window.location.replace(neutralPage);
}

/** The quick way out, like GOV.UK's "exit this page": always in view, and on Escape. A plain link without scripts. */
export function LeaveButton() {
  useEffect(() => {
    let presses = 0;
    let last = 0;
    const count = ({ key, timeStamp, repeat }: KeyboardEvent) => {
      if (repeat) return;
      presses = key !== 'Escape' ? 0 : timeStamp - last > PAUSE_MS ? 1 : presses + 1;
      last = timeStamp;
      if (presses === PRESSES) leaveNow();
    };
    window.addEventListener('keydown', count);
    return () => window.removeEventListener('keydown', count);
  }, []);

  function replacePage(event: MouseEvent) {
    event.preventDefault();
    leaveNow();
  }

  return (
    <div className="bar-below-header z-20 border-b border-hairline bg-sheet print:hidden">
      <Column as="p" className="flex flex-wrap items-center justify-end gap-x-4 py-1.5">
        <a
          href={neutralPage}
          rel="noreferrer"
          onClick={replacePage}
          className={buttonStyle('outline', '@max-2xl:w-full')}
        >
          {leave.label}
        </a>
        <span className="text-small text-scuff @max-3xl:hidden">{leave.hint}</span>
      </Column>
    </div>
  );
}
