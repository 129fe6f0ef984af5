import { z } from 'zod';

// zod compiles its parsers with `new Function` where it can. The Content-Security-Policy refuses that, and even the
// attempt is reported as a violation.
z.config({ jitless: true });

export { z };
