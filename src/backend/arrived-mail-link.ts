import { getItemSafely, removeItemSafely, setItemSafely } from '@/lib/storage';

/** Parameters that GoTrue and supabase/templates add to the links in their emails. */
const FROM_EMAIL = /[?#&](token_hash|access_token|error(_code)?)=/;

const KEY = 'mail-link';

const historyState = () => window.history.state as { mailLink?: string } | null;

function takeMailLink(): boolean {
  const mailLink = window.location.search + window.location.hash;
  if (!FROM_EMAIL.test(mailLink)) return false;
  // Where storage is refused, the history entry alone keeps the link, as long as nothing replaces it.
  window.history.replaceState({ mailLink }, '', '/auth');
  setItemSafely('sessionStorage', KEY, mailLink);
  return true;
}

/**
 * Moves an email link out of the address before anything can read, send or keep it there, and opens the sign-in page.
 * The tab keeps the link until {@link forgetMailLink}, so that a page that is loaded again finds it.
 */
export function takeMailLinks(): void {
  takeMailLink();
  // Fires when a link is pasted into a tab that already shows the page.
  window.addEventListener('hashchange', () => {
    if (takeMailLink()) window.location.reload();
  });
}

/** Returns the link from an email that this tab keeps. */
export function arrivedMailLink(): string | undefined {
  return getItemSafely('sessionStorage', KEY) ?? historyState()?.mailLink;
}

export function forgetMailLink(): void {
  if (historyState()?.mailLink !== undefined) {
    window.history.replaceState({ ...historyState(), mailLink: undefined }, '');
  }
  removeItemSafely('sessionStorage', KEY);
}
