/** Words of the frame around every page. */

export const skipLabel = 'Skip to content';

/** Name of the phone's menu and of its button. */
export const menuLabel = 'Menu';

/** Name of the navigation on wide screens, for screen readers. */
export const wideNavigationLabel = 'Main';

/** The screen shown when a page fails to draw; the error's own message is below the title. */
export const unexpectedError = {
  title: 'Unexpected Application Error!',
  text: 'Something broke on our side. Load the page again, or start over from the home page.',
  /** Shown when code of the site is gone, most likely because of a newer version. */
  outdated: 'The site has changed since you opened it. Load the page again to get the newest version.',
  reload: 'Reload the page',
  home: 'Return to Home',
};

/** Without a network. */
export const offlineWords = {
  notice: 'You’re offline. You can still read pages you’ve opened.',
  close: 'Close',
  title: 'No connection',
  text: 'This page isn’t saved on this device.',
  readable: 'You can read these now',
  retry: 'Try again',
};
