/** Words that more than one page uses. */

/** States of a dated entry. */
export const freshnessLabels = {
  upcoming: 'Upcoming',
  thisWeek: 'This week',
  past: 'Past',
  dateToCome: 'Date to be decided',
};

export const shareLabels = {
  share: 'Share',
  copied: 'Link copied',
  failed: 'The link couldn’t be copied. Copy it from the address bar instead.',
};

export const copyLabels = {
  email: 'Copy email address',
  phone: 'Copy number',
  copied: 'Copied',
  failed: 'That didn’t copy. Select the text and copy it yourself.',
};

export const calendarLabels = { add: 'Add to calendar', addAll: 'Add all dates' };

/** One line beside a link that opens another app: what happens next. */
export const whatHappensNext = {
  mail: 'Your email app opens. Nothing is sent until you press Send.',
  textInstead: 'Text us instead',
  text: 'Your messages app opens. Add your first name and your question.',
};

/** Follows the words of a link to another site, for screen readers. */
export const opensInNewTab = '(new tab)';

export const printLabel = 'Print this page';

/** Name of the breadcrumb trail. */
export const breadcrumbLabel = 'Breadcrumb';
