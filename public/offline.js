// Loads the page that was asked for once it answers again. A browser that says it is online may still be waiting for its
// network, so the page is asked for until it comes.
const RETRY_MS = 3_000;

function loadWhenReachable() {
  if (!navigator.onLine) return;
  fetch(window.location.href, { method: 'HEAD' }).then(
    () => window.location.reload(),
    () => undefined,
  );
}

window.addEventListener('online', loadWhenReachable);
setInterval(loadWhenReachable, RETRY_MS);
