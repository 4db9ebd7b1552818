import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartError } from '../startError.ts';

const migrationsFolder = `${import.meta.dirname}/../../../migrations`;
/** Key of the advisory lock that lets one of several starting portals migrate. */
const LOCK = 0x63_68_69_70;

/** Hashes of this version's migrations, in their order. */
export const migrationHashes = (): string[] => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

/** Brings the database to this version's schema, all or nothing. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await refuseForeignHistory(client);
    await migrate(drizzle(client), { migrationsFolder });
    await checkCtype(client);
  } finally {
    await client.end();
  }
}

/** A database whose applied migrations are not the first ones of ours was made by another version. */
async function refuseForeignHistory(client: pg.Client): Promise<void> {
  const { rows: exists } = await client.query<{ t: string | null }>(`select to_regclass('drizzle.__drizzle_migrations')::text t`);
  if (!exists[0]?.t) return;
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by created_at');
  const ours = migrationHashes();
  if (rows.some((row, index) => row.hash !== ours[index]))
    throw new StartError('数据库是由另一个版本的芯页建立的，无法升级；请换一个 DATA_DIR 或 DATABASE_URL，或用原来的版本启动。');
}

/** On a database of ctype C the trigrams of Chinese vanish without an error and searches find nothing. */
async function checkCtype(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ n: number }>(`select cardinality(show_trgm('芯片规格书')) n`);
  if (!rows[0]?.n) throw new StartError('数据库的字符类别（LC_CTYPE）不认识汉字，请用 UTF-8 的区域设置（例如 C.UTF-8）重建数据库。');
}
