import type { ChildProcess } from 'node:child_process';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPrograms, type Programs } from './binaries.ts';
import { createCluster } from './cluster.ts';
import { type Address, prepareAddress, toConnection } from './address.ts';
import { canConnect } from './connect.ts';
import { clearLeftovers } from './leftovers.ts';
import { settingsFor } from './settings.ts';
import { signalServer } from './signalServer.ts';
import { giveToDatabase, spawnAsDatabaseUser } from './spawnAs.ts';
import { DatabaseStartError, startFailure } from './startFailure.ts';
import { watchDatabase, type Watcher } from './watcher.ts';

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Connection string of one of its databases. */
  urlOf: (database: string) => string;
  /** The postmaster's pid; it changes when a crashed server was started again. */
  pid: () => number | undefined;
  stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** False for tests only: a test's database need not survive a power cut. @default true */
  isDurable?: boolean;
  /** Told when the server died by itself and was started again. */
  onCrash?: (detail: string) => void;
}

const READY_MS = 60_000; // crash recovery after a long import replays WAL before the first connection
const STOP_MS = 8_000;
const BUSY_MS = 15_000;

/**
 * Starts PostgreSQL in the data folder as a supervised child. The caller holds the folder's lock, so a server
 * found running there is an orphan of a killed portal and is stopped cleanly first.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const programs = openPrograms();
  const cluster = join(options.dataDir, 'postgres');
  const logFile = join(options.dataDir, 'postgres.log');
  try {
    await createCluster(programs, cluster, options.dataDir);
    await clearLeftovers(programs, cluster);
  } catch (error) {
    removeFolders(programs.temporary);
    throw error;
  }
  // A folder that was copied may be open to others; PostgreSQL refuses that.
  chmodSync(cluster, 0o700);
  giveToDatabase(cluster);
  rotate(logFile);
  const address = prepareAddress(options.dataDir);
  const temporary = [...programs.temporary, ...address.temporary];

  let isStopping = false;
  let child: ChildProcess;
  let watcher: Watcher | undefined;
  const crashes: number[] = [];
  const start = async () => {
    watcher?.release();
    // Before the launch: what a server that fails at once writes comes after it.
    const from = existsSync(logFile) ? statSync(logFile).size : 0;
    child = launch(programs, cluster, logFile, address, options.isDurable ?? true);
    watcher = watchDatabase(child, programs, cluster, temporary);
    await untilReady(child, address, cluster, { logFile, from });
    child.once('exit', (code, name) => restart(`PostgreSQL 意外退出（${name ?? code}），重新启动`));
  };
  // Backends of a killed postmaster may hold its shared memory a moment longer, so one failed attempt is not the last.
  const restart = (detail: string) => {
    if (isStopping) return;
    options.onCrash?.(detail);
    crashes.push(Date.now());
    if (crashes.filter((at) => at > Date.now() - 60_000).length > 5) return;
    void sleep(200).then(() => (isStopping ? undefined : start().catch((error: unknown) => restart(String(error)))));
  };
  const end = async () => {
    isStopping = true;
    await stopChild(programs, cluster, child);
    watcher?.release();
    removeFolders(temporary);
  };
  await untilStarted(start, () => clearLeftovers(programs, cluster)).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return { urlOf: (database) => toConnection(address, database), pid: () => child.pid, stop: end };
}

const removeFolders = (folders: readonly string[]) => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));

/** Starts; what a killed server left may take a moment to be gone. */
async function untilStarted(start: () => Promise<void>, clear: () => Promise<void>): Promise<void> {
  for (const until = Date.now() + BUSY_MS; ; await sleep(250).then(clear)) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof DatabaseStartError) || error.trouble !== 'busy' || Date.now() > until) throw error;
    }
  }
}

function launch(programs: Programs, cluster: string, logFile: string, address: Address, isDurable: boolean): ChildProcess {
  const log = openSync(logFile, 'a', 0o600);
  const args = ['-D', cluster, ...settingsFor(address, isDurable).flatMap((setting) => ['-c', setting])];
  // Its own session: Ctrl-C reaches the portal only, which finishes its requests before it stops the database.
  const child = spawnAsDatabaseUser(programs.postgres, args, [cluster, address.folder], {
    stdio: ['ignore', log, log],
    detached: process.platform !== 'win32',
    env: { ...process.env, LC_ALL: 'C.UTF-8', PGTZ: 'UTC' },
  });
  closeSync(log);
  child.unref();
  return child;
}

async function untilReady(child: ChildProcess, address: Address, cluster: string, { logFile, from }: { logFile: string; from: number }): Promise<void> {
  const deadline = Date.now() + READY_MS;
  let failed: Error | undefined;
  child.once('error', (error) => (failed = error));
  while (Date.now() < deadline) {
    if (failed || child.exitCode !== null || child.signalCode !== null) break;
    if (await canConnect(toConnection(address, 'postgres'))) return;
    await sleep(20);
  }
  child.kill('SIGINT');
  throw startFailure(cluster, logFile, from, failed);
}

async function stopChild(programs: Programs, cluster: string, child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  // fast: clients are dropped and a checkpoint is written; immediate: the next start replays WAL; both keep every commit.
  for (const step of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signalServer(programs, cluster, child.pid, step);
    if ((await Promise.race([gone, sleep(STOP_MS, 'late', { ref: true })])) !== 'late') return;
  }
}

function rotate(logFile: string): void {
  mkdirSync(join(logFile, '..'), { recursive: true });
  if (!existsSync(logFile) || statSync(logFile).size < 10_000_000) return;
  rmSync(`${logFile}.1`, { force: true });
  renameSync(logFile, `${logFile}.1`);
}
