/** The screen shown when a page fails to draw; the error's own message stands below the title (spec §8). */
export const unexpectedError = {
  title: 'Unexpected Application Error!',
  text: 'Something broke on our side. Load the page again, or start over from the home page.',
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
