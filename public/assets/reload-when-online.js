// The page without a network: asks for its address again when the network returns.
addEventListener('online', () => location.reload());
