import type { Action } from '@/content/types';
import { organization } from '@/site/organization';

export const adminTitle = 'Admin Dashboard';
export const signOutLabel = 'Sign Out';
export const signingOutLabel = 'Signing out...';

/** The list of submissions (spec §2, Admin). */
export const submissions = {
  heading: 'Contact Submissions',
  empty: 'No contact submissions yet.',
  noMessage: 'No message',
  emailLabel: 'From',
  receivedLabel: 'Received',
  loadMore: 'Load more',
  loadingMore: 'Loading more...',
  allLoaded: 'That is every submission.',
  newTag: 'New',
  reply: 'Reply',
  replySubject: `Your message to ${organization.name}`,
  keyHint: 'In the list, J goes to the next submission and K to the one before.',
  print: 'Print',
};

export const search = {
  label: 'Search email and message',
  searching: 'Searching...',
  clear: 'Clear search',
};

export const dayNames = { today: 'Today', yesterday: 'Yesterday' };

export const justNow = 'just now';

export const exportWords = {
  start: { all: 'Export CSV', found: 'Export results' },
  cancel: 'Cancel export',
  cancelled: 'Export cancelled. Nothing was saved.',
  failed: 'The export failed, and nothing was saved. Please try again.',
};

export const loadingText = 'Loading...';

/** Notices of spec §6 and §8. */
export const adminNotices = {
  denied: { title: 'Access denied', text: "You don't have permission to view this page." },
  loadFailed: { title: 'Error', text: 'Failed to load contact submissions.' },
};

/** Beyond the spec: a lost connection is neither an empty list nor a closed session. */
export const adminStates = {
  needsScript: 'This page needs JavaScript, which is switched off in this browser.',
  slow: 'This takes longer than usual. We keep trying.',
  connection: {
    title: 'No connection',
    text: 'We could not reach the server, so we could not check who is signed in.',
  },
  outOfDate: 'What you see may be out of date.',
  retry: 'Try again',
  retrying: 'Trying again...',
  sessionEnded: { title: 'You have been signed out', text: 'Your session has ended. Please sign in again.' },
  signOutFailed: 'We could not reach the server. You are signed out on this device.',
  accountsOff: {
    title: 'Accounts are switched off',
    text: 'This site was built without accounts, so there is nothing to show here.',
    actions: [{ kind: 'page', label: 'Return to Home', to: { page: 'home' } }] satisfies Action[],
  },
};
