import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { lockFolder } from '../src/platform/database/folderLock.ts';
import { startEmbedded } from '../src/platform/database/embedded.ts';
import { migrateDatabase } from '../src/platform/database/migrate.ts';
import { mkdirSync } from 'node:fs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the maintenance database, with rights to create others. */
    adminUrl: string;
    /** A migrated database without connections, which tests clone. */
    templateName: string;
  }
}

/** One PostgreSQL for the whole run (or the one of DATABASE_URL) with one migrated template. */
export async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const server = await startServer();
  const templateName = `chippage_template_${process.pid}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server.adminUrl });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`create database ${templateName} template template0`);
  await migrateDatabase(withDatabase(server.adminUrl, templateName));
  project.provide('adminUrl', server.adminUrl);
  project.provide('templateName', templateName);
  return async () => {
    await run(`drop database if exists ${templateName}`);
    await server.stop();
  };
}

async function startServer(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given) return { adminUrl: given, stop: async () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), 'chippage-test-'));
  mkdirSync(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir);
  const server = await startEmbedded({ dataDir, isDurable: false });
  return {
    adminUrl: server.urlOf('postgres'),
    async stop() {
      await server.stop();
      await lock.release();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same server and account, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
