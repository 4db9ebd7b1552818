import { openSharedDatabase } from '../apps/server/src/platform/database/open.ts';

/** Forgets the codes that a number was sent, so that another one may go out within the minute, and is the only one to be found. */
export async function forgetCodes(mobile: string): Promise<void> {
  const database = await openSharedDatabase({ dataDir: process.env['E2E_DATA_DIR'] ?? '' });
  try {
    await database.pool.query('update one_time_codes set is_cancelled = true where recipient like $1', [`%${mobile}`]);
    await database.pool.query('delete from dev_outbox where recipient like $1', [`%${mobile}`]);
  } finally {
    await database.close();
  }
}
