// Loads the page that was asked for once there is a network again.
window.addEventListener('online', () => window.location.reload());
