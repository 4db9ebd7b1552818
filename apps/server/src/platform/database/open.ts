import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { StartError } from '../startError.ts';
import { toConnection } from './address.ts';
import { passwordFile } from './cluster.ts';
import { type Db, canConnect, openPool, toDb } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { lockFolder } from './folderLock.ts';
import { migrateDatabase } from './migrate.ts';
import { isRoot } from './spawnAs.ts';

/** An open database. */
export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  /** Connection string, for what opens connections of its own (jobs, COPY). */
  url: string;
  /** Postmaster of the embedded server; undefined with DATABASE_URL. */
  pid: () => number | undefined;
  close: () => Promise<void>;
}

export interface OpenOptions {
  /** A PostgreSQL server of the operator's; without it the embedded one runs in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** @default 20 */
  poolSize?: number;
  /** Told when the embedded server crashed. */
  onCrash?: (detail: string) => void;
  /** False for tests only. @default true */
  isDurable?: boolean;
}

/**
 * Opens and migrates the portal's database.
 * @throws StartError with one sentence when the folder is taken or the server does not start.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { databaseUrl, poolSize = 20 } = options;
  if (databaseUrl) {
    if (!(await canConnect(databaseUrl))) throw new StartError('连不上 DATABASE_URL 指定的数据库，请检查地址、用户名和密码。');
    return openMigrated(databaseUrl, poolSize, async () => undefined);
  }
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  // As root, the database runs as nobody and has to walk through this folder to its own; secrets have modes of their own.
  if (isRoot()) chmodSync(dataDir, 0o711);
  const lock = await lockFolder(dataDir);
  try {
    const server = await startEmbedded({ ...options, dataDir });
    const stop = async () => {
      await server.stop();
      await lock.release();
    };
    try {
      await createIfMissing(server.urlOf('postgres'));
      return { ...(await openMigrated(server.urlOf('chippage'), poolSize, stop)), pid: server.pid };
    } catch (error) {
      await server.stop();
      throw error;
    }
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Opens the database for a tool: that of a running portal when there is one, else like `openDatabase`.
 * @param options As for `openDatabase`.
 */
export async function openSharedDatabase(options: OpenOptions): Promise<OpenDatabase> {
  if (options.databaseUrl) return openDatabase(options);
  const url = runningUrl(resolve(options.dataDir));
  if (url === null || !(await canConnect(url)) || !isPortalAlive(resolve(options.dataDir))) return openDatabase(options);
  const pool = openPool(url, options.poolSize ?? 4);
  return { db: toDb(pool), pool, url, pid: () => undefined, close: () => pool.end() };
}

/** An orphaned database (its portal was killed) must not be shared: the next start would stop it under us. */
function isPortalAlive(dataDir: string): boolean {
  try {
    process.kill(Number(readFileSync(join(dataDir, 'portal.pid'), 'utf8').split(' ')[0]), 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The address that a running postmaster wrote down: line 4 is the port, line 5 the socket's folder. */
function runningUrl(dataDir: string): string | null {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const password = process.platform === 'win32' ? readFileSync(passwordFile(dataDir), 'utf8') : null;
  return toConnection({ host: password === null ? (lines[4] ?? '') : '127.0.0.1', port: Number(lines[3]), password });
}

async function openMigrated(url: string, poolSize: number, afterClose: () => Promise<void>): Promise<OpenDatabase> {
  await migrateDatabase(url);
  const pool = openPool(url, poolSize);
  return {
    db: toDb(pool),
    pool,
    url,
    pid: () => undefined,
    async close() {
      await pool.end();
      await afterClose();
    },
  };
}

async function createIfMissing(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const { rowCount } = await admin.query(`select 1 from pg_database where datname = 'chippage'`);
    if (!rowCount) await admin.query('create database chippage');
  } finally {
    await admin.end();
  }
}
