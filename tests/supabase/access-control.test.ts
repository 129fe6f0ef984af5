import { createMigratedDatabase } from './hosted-database';
import { runPgTap, type TapRun } from './pgtap';
import { pgTapFiles } from './project-sql';
import { reportPgTap } from './report-pgtap';

const db = await createMigratedDatabase();
const runs: ({ file: string } & TapRun)[] = [];
for (const { file, sql } of pgTapFiles()) runs.push({ file, ...(await runPgTap(db, sql)) });
await db.close();

reportPgTap(runs);
