import { pipeline } from 'node:stream/promises';
import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Manifest } from './manifest.ts';

type Tables = Manifest['tables'];
type Sequences = Manifest['sequences'];

/** The portal's own rows, those of its queues, and the list of applied migrations. */
const SCHEMAS = ['public', 'drizzle', 'pgboss'];

/** Tables of one day that the queues make and drop by themselves; on another day they are not there. */
const STATISTICS = '^queue_stats_\\d+$';

const named = ({ schema, name }: { schema: string; name: string }) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** All rows as of one moment, while others go on writing. */
export interface Snapshot {
  tables: Tables;
  sequences: Sequences;
  read: (table: Tables[number], into: Writable) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a snapshot of the database. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, application_name: 'chippage-backup' });
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  const { rows: tables } = await client.query<Tables[number]>(
    `select n.nspname as schema, c.relname as name, '' as file from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1) and c.relname !~ $2 and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1, 2`,
    [SCHEMAS, STATISTICS],
  );
  const { rows: sequences } = await client.query<Sequences[number]>(
    'select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences where schemaname = any($1) and last_value is not null order by 1, 2',
    [SCHEMAS],
  );
  return {
    tables,
    sequences,
    read: (table, into) => pipeline(client.query(copyTo(`copy ${named(table)} to stdout`)), into),
    async close() {
      await client.end();
    },
  };
}

/** Whether the database has tables of a portal. */
export async function hasTables(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_tables where schemaname = any($1) limit 1', [SCHEMAS]);
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}

/** Puts rows in the place of those that the migrations brought, all or nothing. Triggers and references rest: the rows had them. */
export async function loadRows(url: string, { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>, read: (file: string) => Readable): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(`truncate ${tables.map(named).join(', ')}`);
    for (const table of tables) await pipeline(read(table.file), client.query(copyFrom(`copy ${named(table)} from stdin`)));
    for (const sequence of sequences) await client.query('select setval($1::regclass, $2)', [named(sequence), sequence.value]);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
