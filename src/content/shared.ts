/** Words that more than one page uses. */

/** States of a dated thing. */
export const freshnessLabels = {
  upcoming: 'Upcoming',
  thisWeek: 'This week',
  past: 'Past',
  dateToCome: 'Date to come',
};

export const askUsWhenLabel = 'Ask us when';

/** Said after the text of a link that leaves the site. */
export const newTabNote = '(opens in a new tab)';

export const shareLabels = {
  share: 'Share',
  copied: 'Link copied',
  failed: 'We could not copy the link. It is in the address bar.',
};

export const copyLabels = {
  email: 'Copy email address',
  phone: 'Copy number',
  copied: 'Copied',
  failed: 'We could not copy it. Select the text and copy it by hand.',
};

export const calendarLabels = { add: 'Add to calendar', saved: 'Calendar file saved' };

/** One line beside a link that opens another app: what happens next. */
export const whatHappensNext = {
  mail: 'Your mail app opens with our address and a subject. Write, send, and we write back.',
  text: 'Your messages app opens with our number. Tell us your first name and your question.',
  register: 'Our registration page opens in a new tab. Pick the camp by name and fill in the form.',
};

export const printLabel = 'Print this page';

/** Words of the frame around every page. */
export const frameLabels = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  breadcrumb: 'Breadcrumb',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  loadingPage: 'Loading...',
};
