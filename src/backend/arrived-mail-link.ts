/** Parameters that GoTrue and supabase/templates add to the links in their emails. */
const FROM_EMAIL = /[?#&](token_hash|access_token|error(_code)?)=/;

function takeMailLink(): boolean {
  const mailLink = window.location.search + window.location.hash;
  if (!FROM_EMAIL.test(mailLink)) return false;
  window.history.replaceState({ mailLink }, '', '/auth');
  return true;
}

/**
 * Moves an email link out of the address before anything can read, send or keep it there, and opens the sign-in page.
 * Only this history entry keeps the link: a reload finds it again, a later entry does not.
 */
export function takeMailLinks(): void {
  takeMailLink();
  // Fires when a link is pasted into a tab that already shows the page.
  window.addEventListener('hashchange', () => {
    if (takeMailLink()) window.location.reload();
  });
}

/** Returns what {@link takeMailLinks} kept with the current entry of the history. */
export function arrivedMailLink(): string | undefined {
  return (window.history.state as { mailLink?: string } | null)?.mailLink;
}
