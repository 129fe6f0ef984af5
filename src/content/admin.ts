export const adminTitle = 'Admin Dashboard';
export const signOutLabel = 'Sign Out';

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
};

export const loadingText = 'Loading...';

/** Notices of spec §6 and §8. */
export const adminNotices = {
  denied: { title: 'Access denied', text: "You don't have permission to view this page." },
  loadFailed: { title: 'Error', text: 'Failed to load contact submissions.' },
};

/** Beyond the spec: a lost connection is not an empty list. */
export const adminStates = {
  connection: {
    title: 'No connection',
    text: 'We could not reach the server. What you see may be out of date.',
  },
  retry: 'Try again',
  retrying: 'Trying again...',
  signOutFailed: 'We could not reach the server. You are signed out on this device.',
  accountsOff: {
    title: 'Accounts are switched off',
    text: 'This site was built without accounts, so there is nothing to show here.',
  },
};
