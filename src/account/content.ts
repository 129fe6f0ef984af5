/** Words that the sign-in page and the inbox share. */

import { errorMessages } from '@/backend/errors';

export const loadingText = 'Loading...';

/** Shown when a session has ended and nobody signed out. */
export const sessionEnded = {
  title: 'You have been signed out',
  text: errorMessages.sessionEnded,
};

/** In front of an error, so that it does not depend on colour. */
export const errorPrefix = 'Error:';

/** Shown on the account pages when no script has arrived after some seconds; it is in the served HTML. */
export const lateStart = {
  text: 'This page has not loaded yet. If it stays like this,',
  link: 'load it again',
};

/** Words of the form for a code from an authenticator app. */
export const codeWords = {
  heading: 'Enter your code',
  text: 'Open your authenticator app and enter the six digits it shows for AZ1 Hockey.',
  label: 'Code',
  format: 'Enter the six digits.',
  submit: 'Continue',
  busy: 'Checking...',
  failed: 'Error checking the code',
};
