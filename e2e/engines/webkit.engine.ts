import { describeAllJourneys, describeOldestJourneys } from './journeys';
import { startWebKit } from './webkit';

const PHONE = { width: 390, height: 844 };

/**
 * The features that Safari 16.4 lacks, and its rule that a pressed button does not take focus, while a focusable element
 * around it does.
 */
const OLDEST = `
  delete URL.canParse;
  delete AbortSignal.any;
  delete Response.json;
  delete Element.prototype.checkVisibility;
  addEventListener('mousedown', (event) => {
    const button = event.target.closest('button');
    if (button === null) return;
    event.preventDefault();
    button.parentElement.closest('[tabindex]')?.focus({ preventScroll: true });
  }, true);
`;

describeAllJourneys('WebKit', startWebKit);
describeOldestJourneys('WebKit without what Safari 16.4 lacks', () =>
  startWebKit({ ...PHONE, without: ['PopoverAttribute'], script: OLDEST }),
);
