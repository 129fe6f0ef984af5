/** The screen shown when a page fails to draw; the error's own message stands below the title (spec §8). */
export const unexpectedError = {
  title: 'Unexpected Application Error!',
  text: 'Something broke on our side. Load the page again, or start over from the home page.',
  /** Where code of the site is gone, most likely because a newer version took its place. */
  outdated: 'The site has changed since you opened it. Load the page again to get the newest version.',
  offline: 'You are offline, and this page was not kept. Load it again when there is a connection.',
  reload: 'Load again',
  home: 'Return to Home',
};

/** Without a network. */
export const offlineCopy = {
  notice: 'You are offline. Pages you have opened can still be read.',
  title: 'No connection',
  text: 'This page was not kept on your phone. These were:',
  retry: 'Try again',
};

/** Said on the account pages when no script has come after some seconds; it stands in the served HTML. */
export const lateStart = {
  text: 'This page has not loaded yet. If it stays like this,',
  link: 'load it again',
};
