import { runServer } from './run';

// Serves the last build; `npm start` builds first. AZ1_DIST names another build.
await runServer({ dist: process.env['AZ1_DIST'] || 'dist' });
