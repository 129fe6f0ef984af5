import { createMigratedDatabase } from './hosted-database';
import { reportPgTap, runPgTap } from './pgtap';
import { pgTapFiles } from './project-sql';

const db = await createMigratedDatabase();
const runs = [];
for (const { file, sql } of pgTapFiles()) runs.push({ file, ...(await runPgTap(db, sql)) });
await db.close();

reportPgTap(runs);
