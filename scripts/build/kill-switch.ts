/**
 * A service worker that removes itself and everything its predecessor kept from every visitor's browser. Open pages
 * stay as they are and use the network.
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
