import { runServer } from './run';

// The site as it was built last; `npm start` builds it first. AZ1_DIST names another build.
await runServer({ dist: process.env['AZ1_DIST'] || 'dist' });
