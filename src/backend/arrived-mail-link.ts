/** Parameters that GoTrue and supabase/templates put into the address that a link in an email leads to. */
const FROM_EMAIL = /[?#&](token_hash|access_token|error(_code)?)=/;

function takeMailLink(): boolean {
  const mailLink = window.location.search + window.location.hash;
  if (!FROM_EMAIL.test(mailLink)) return false;
  window.history.replaceState({ mailLink }, '', '/auth');
  return true;
}

/**
 * Takes a link from an email out of the address before anything could read, send or keep it there, and leads to the
 * sign-in page. It is kept with this entry of the history alone: a reload finds it again, a later entry does not.
 */
export function takeMailLinks(): void {
  takeMailLink();
  // Pasted into a tab that already shows the page.
  window.addEventListener('hashchange', () => {
    if (takeMailLink()) window.location.reload();
  });
}

/** Returns what {@link takeMailLinks} kept with the current entry of the history. */
export function arrivedMailLink(): string | undefined {
  return (window.history.state as { mailLink?: string } | null)?.mailLink;
}
