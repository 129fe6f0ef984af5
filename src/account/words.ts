/** Words that the sign-in page and the inbox share. */

export const loadingText = 'Loading...';

/** Said where a session ended that nobody signed out of. */
export const sessionEnded = {
  title: 'You have been signed out',
  text: 'Your session has ended. Please sign in again.',
};

/** Before what a field or a form has to say; it says so without colour. */
export const errorPrefix = 'Error:';

/** Said on the account pages when no script has come after some seconds; it is in the served HTML. */
export const lateStart = {
  text: 'This page has not loaded yet. If it stays like this,',
  link: 'load it again',
};

/** Asking for a code of an authenticator app. */
export const codeWords = {
  heading: 'Enter your code',
  text: 'Open your authenticator app and enter the six digits it shows for AZ1 Hockey.',
  label: 'Code',
  format: 'Enter the six digits.',
  submit: 'Continue',
  busy: 'Checking...',
  failed: 'Error checking the code',
};
