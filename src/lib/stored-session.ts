/** The name under which supabase-js keeps a session in localStorage; the project is in between. */
const SESSION_KEY = /^sb-.+-auth-token$/;

function sessionKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => SESSION_KEY.test(key));
  } catch {
    return []; // refused: nothing is stored
  }
}

/** Whether this browser keeps a session, even one that the server would no longer accept. */
export const hasStoredSession = (): boolean => sessionKeys().length > 0;

/** Removes the session from this browser without asking the server. */
export function clearStoredSession(): void {
  for (const key of sessionKeys()) localStorage.removeItem(key);
}

/** Calls the listener when another tab stores or removes something. Returns a function that stops it. */
export function onStoredSessionChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
