import { runServer } from './run';

// `npm run preview`: serves the last build, with the local backend. AZ1_DIST names another build.
await runServer();
