import { organization } from '@/site/organization';
import type {
  AdminNotices,
  AdminStates,
  ExportWords,
  ReadingLogWords,
  SearchWords,
  SecondFactorWords,
  SubmissionWords,
} from './content.schema';

export const adminTitle = 'Admin Dashboard';
export const signOutLabel = 'Sign Out';
export const signingOutLabel = 'Signing out...';

export const submissions: SubmissionWords = {
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
  allLoaded: 'That is every submission.',
  newTag: 'New',
  reply: 'Reply',
  replySubject: `Your message to ${organization.name}`,
  keyHint: 'In the list, J goes to the next submission and K to the one before.',
  print: 'Print',
  printLoaded: 'Print what is loaded',
};

export const search: SearchWords = {
  label: 'Search name, email, subject and message',
  searching: 'Searching...',
  clear: 'Clear search',
  openOnly: 'Only what is not handled',
};

export const dayNames = { today: 'Today', yesterday: 'Yesterday' };

export const justNow = 'just now';

export const exportWords: ExportWords = {
  start: { all: 'Export CSV', found: 'Export results' },
  cancel: 'Cancel export',
  cancelled: 'Export cancelled. Nothing was saved.',
  failed: 'The export failed, and nothing was saved. Please try again.',
};

export const readingLog: ReadingLogWords = {
  heading: 'Who read what',
  failed: 'The list of readings could not be loaded.',
  kinds: { page: 'Submissions read', search: 'Submissions found', export: 'Submissions exported' },
};

export const adminNotices: AdminNotices = {
  denied: { title: 'Access denied', text: "You don't have permission to view this page." },
  loadFailed: { title: 'Error', text: 'Failed to load contact submissions.' },
  markFailed: { title: 'Error', text: 'The mark could not be saved. Please try again.' },
};

export const secondFactor: SecondFactorWords = {
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
  needed: 'The inbox asks for a second factor. Set one up below, and your messages open.',
  notOffered: 'This server does not offer a second factor.',
};

export const adminStates: AdminStates = {
  needsScript: 'This page needs JavaScript, which is switched off in this browser.',
  slow: 'This takes longer than usual. We keep trying.',
  connection: {
    title: 'No connection',
    text: 'We could not reach the server, so we could not check who is signed in.',
  },
  outOfDate: 'What you see may be out of date.',
  retry: 'Try again',
  retrying: 'Trying again...',
  signOutFailed: 'We could not reach the server. You are signed out on this device.',
  accountsOff: {
    title: 'Accounts are switched off',
    text: 'This site was built without accounts, so there is nothing to show here.',
    actions: [{ kind: 'page', label: 'Return to Home', to: { page: 'home' } }],
  },
};
