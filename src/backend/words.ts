/** Messages of the site itself about its backend. Others come from the server. */
export const errorMessages = {
  unreachable: 'The server could not be reached. Check your connection and try again.',
  inTrouble: 'The server is not available right now. Please try again in a minute.',
  unreadable: 'The server gave an answer that could not be read. Please try again.',
  sessionEnded: 'Your session has ended. Please sign in again.',
};
