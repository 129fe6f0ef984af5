import type { Action, HeadTexts } from '@/site/content-types';
import { organization } from '@/site/organization.content';

export const adminTitle = 'Admin Dashboard';
export const signOutLabel = 'Sign Out';
export const signingOutLabel = 'Signing out...';

export const labels = {
  heading: 'Contact Submissions',
  empty: 'No contact submissions yet.',
  allHandled: 'Every submission has been handled.',
  handled: 'Handled',
  noMessage: 'No message',
  senderLabel: 'From',
  subjectLabel: 'Subject',
  receivedLabel: 'Received',
  loadMore: 'Load more',
  loadingMore: 'Loading more...',
  allLoaded: 'End of the list.',
  reply: 'Reply',
  replySubject: `Your message to ${organization.name}`,
  print: 'Print',
  printLoaded: 'Print loaded',
};

export const searchWords = {
  label: 'Search name, email, subject and message',
  searching: 'Searching...',
  clear: 'Clear search',
  unhandledOnly: 'Unhandled only',
  /** While a search fails and is tried again. */
  retrying: 'The server cannot be reached. Still trying...',
};

export const dayNames = { today: 'Today', yesterday: 'Yesterday' };

export const justNow = 'just now';

export const exportWords = {
  start: { all: 'Export CSV', found: 'Export results' },
  cancel: 'Cancel export',
  cancelled: 'Export cancelled. Nothing was saved.',
  failed: 'The export failed, and nothing was saved. Please try again.',
};

export const adminNotices = {
  denied: { title: 'Access denied', text: "You don't have permission to view this page." },
  loadFailed: { title: 'Error', text: 'Failed to load contact submissions.' },
  markFailed: { title: 'Error', text: 'The mark could not be saved. Please try again.' },
};

export const secondFactorWords = {
  heading: 'Second factor',
  off: 'Off. With a second factor, a stolen password is not enough to read the inbox: signing in also asks for a code from an app on your phone.',
  on: 'On. Signing in asks for a code from your authenticator app.',
  setUp: 'Set up',
  remove: 'Turn off',
  cancel: 'Cancel',
  qrLabel: 'QR code for your authenticator app',
  secretLabel: 'Or enter this key in the app:',
  openApp: 'Open an app on this device',
  scan: 'Scan the code with an authenticator app, then enter the six digits it shows.',
  added: 'The second factor is on.',
  removed: 'The second factor is off.',
  needed:
    'Your account may need a second factor to read the inbox. Set one up below to see the messages.',
  notOffered: 'This server does not offer a second factor.',
};

export const adminWords = {
  needsScript: 'This page needs JavaScript, which is switched off in this browser.',
  slow: 'This is taking longer than usual. Still trying...',
  connection: {
    title: 'No connection',
    text: 'We could not reach the server, so we could not check who is signed in.',
  },
  retry: 'Try again',
  retrying: 'Trying again...',
  signOutFailed: 'We could not reach the server. You are signed out on this device.',
  accountsOff: {
    title: 'Accounts are switched off',
    text: 'This site was built without accounts, so there is nothing to show here.',
    actions: [{ kind: 'page', label: 'Return to Home', to: { page: 'home' } }] satisfies Action[],
  },
};

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'Contact submissions sent to AZ1 Hockey, newest first. Only people with the admin role can read them on this page.',
  keywords: 'AZ1 Hockey admin',
} as const satisfies HeadTexts;
