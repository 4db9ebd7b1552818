import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { startChild } from '../childPortal.ts';
import { withDatabase } from '../globalSetup.ts';
import { moments, rounds, tell } from './rounds.ts';

async function ask(url: string, query: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return JSON.stringify((await client.query<Record<string, unknown>>(query)).rows);
  } finally {
    await client.end();
  }
}

/** Everything that a schema consists of. */
const schemaOf = (url: string) =>
  ask(
    url,
    `select 'column ' || table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable || coalesce(column_default, '') as what from information_schema.columns where table_schema = 'public'
     union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
     union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
     union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang where n.nspname = 'public' and l.lanname in ('sql', 'plpgsql')
     order by 1`,
  );

it(
  `迁移时 kill -9 ${rounds} 次：下一次启动补完，结构与新建的一样`,
  async () => {
    const [adminUrl, random] = [inject('adminUrl'), moments('migrations')];
    const fresh = await schemaOf(withDatabase(adminUrl, inject('templateName')));
    expect(fresh.length).toBeGreaterThan(10_000);
    let unfinished = 0;
    for (let round = 0; round < rounds; round++) {
      const name = `chippage_migrated_${process.pid}_${round}`;
      await ask(adminUrl, `create database ${name} template template0`);
      const url = withDatabase(adminUrl, name);
      const child = await startChild('migrateOnce.ts', { DATABASE_URL: url });
      await sleep(random() * 400);
      if (child.process.exitCode === null) unfinished += 1;
      await child.end('SIGKILL');
      await migrateDatabase(url);
      expect(await schemaOf(url)).toBe(fresh);
      await ask(adminUrl, `drop database ${name} with (force)`);
    }
    tell('4 migrations', { rounds, unfinished });
  },
  60_000 + rounds * 10_000,
);
