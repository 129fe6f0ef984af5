/** Words that the sign-in page and the inbox share. */

export const loadingText = 'Loading...';

/** Said where a session ended that nobody signed out of. */
export const sessionEnded = {
  title: 'You have been signed out',
  text: 'Your session has ended. Please sign in again.',
};

/** Said on the account pages when no script has come after some seconds; it is in the served HTML. */
export const lateStart = {
  text: 'This page has not loaded yet. If it stays like this,',
  link: 'load it again',
};
