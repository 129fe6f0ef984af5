/**
 * A service worker that removes itself and everything its predecessor kept from every visitor's browser. Pages that
 * are open stay as they are and talk to the network.
 */
export const KILL_SWITCH = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
`;
