/** Holds a data folder and commits rows until it is killed, printing one line for each commit that was acknowledged. */
import { openDatabase } from '../src/platform/database/open.ts';

const { pool } = await openDatabase({ dataDir: process.argv[2] ?? '' });
await pool.query('create table if not exists held (at timestamptz default now())');
for (;;) {
  await pool.query('insert into held default values');
  process.stdout.write('committed\n');
}
