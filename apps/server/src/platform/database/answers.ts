import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** Whether the database answers. */
export const answers = (db: Db): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
