import { type ChildProcess, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../startError.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { createCluster } from './cluster.ts';
import { type Address, prepareAddress, toConnection } from './address.ts';
import { canConnect } from './connect.ts';
import { settingsFor } from './settings.ts';
import { giveToDatabase, spawnAsDatabaseUser } from './spawnAs.ts';

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

/**
 * Starts PostgreSQL in the data folder as a supervised child. The caller holds the folder's lock, so a server
 * found running there is an orphan of a killed portal and is stopped cleanly first.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  const cluster = join(options.dataDir, 'postgres');
  const logFile = join(options.dataDir, 'postgres.log');
  await stopOrphan(binaries, cluster);
  await createCluster(binaries, cluster, options.dataDir);
  giveToDatabase(cluster);
  rotate(logFile);
  const address = prepareAddress(options.dataDir);

  let isStopping = false;
  let child: ChildProcess;
  const crashes: number[] = [];
  const start = async () => {
    child = launch(binaries, cluster, logFile, address, options.isDurable ?? true);
    await untilReady(child, address, logFile);
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
  await start().catch((error: unknown) => {
    address.dispose();
    throw error;
  });
  // When the portal leaves by process.exit, the server still gets its order to shut down.
  const onExit = () => signal(binaries, cluster, child.pid, 'SIGINT');
  process.once('exit', onExit);
  return {
    urlOf: (database) => toConnection(address, database),
    pid: () => child.pid,
    async stop() {
      isStopping = true;
      process.off('exit', onExit);
      await stopChild(binaries, cluster, child);
      address.dispose();
    },
  };
}

function launch(binaries: Binaries, cluster: string, logFile: string, address: Address, isDurable: boolean): ChildProcess {
  const log = openSync(logFile, 'a', 0o600);
  const args = ['-D', cluster, ...settingsFor(address, isDurable).flatMap((setting) => ['-c', setting])];
  // Its own session: Ctrl-C reaches the portal only, which finishes its requests before it stops the database.
  const child = spawnAsDatabaseUser(binaries.postgres, args, [cluster, address.folder], {
    stdio: ['ignore', log, log],
    detached: process.platform !== 'win32',
    env: { ...process.env, LC_ALL: 'C.UTF-8', PGTZ: 'UTC' },
  });
  closeSync(log);
  child.unref();
  return child;
}

async function untilReady(child: ChildProcess, address: Address, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  let failed: Error | undefined;
  child.once('error', (error) => (failed = error));
  while (Date.now() < deadline) {
    if (failed || child.exitCode !== null || child.signalCode !== null) break;
    if (await canConnect(toConnection(address, 'postgres'))) return;
    await sleep(20);
  }
  child.kill('SIGINT');
  const tail = failed?.message ?? readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-3).join(' / ');
  throw new StartError(`内置 PostgreSQL 没有启动成功：${tail}（完整日志：${logFile}）`);
}

async function stopChild(binaries: Binaries, cluster: string, child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  // fast: clients are dropped and a checkpoint is written; immediate: the next start replays WAL; both keep every commit.
  for (const step of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signal(binaries, cluster, child.pid, step);
    if ((await Promise.race([gone, sleep(STOP_MS, 'late', { ref: true })])) !== 'late') return;
  }
}

function signal(binaries: Binaries, cluster: string, pid: number | undefined, name: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): void {
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['stop', '-W', '-D', cluster, '-m', name === 'SIGINT' ? 'fast' : 'immediate']);
    return;
  }
  try {
    if (pid !== undefined) process.kill(pid, name);
  } catch {
    // already gone
  }
}

/** Stops the PostgreSQL that a killed portal left behind; its commits are safe either way. */
async function stopOrphan(binaries: Binaries, cluster: string): Promise<void> {
  const pid = orphanPid(cluster);
  if (pid === null) return;
  for (const step of ['SIGINT', 'SIGQUIT'] as const) {
    signal(binaries, cluster, pid, step);
    for (const until = Date.now() + STOP_MS; Date.now() < until; await sleep(20)) if (orphanPid(cluster) === null) return;
  }
  throw new StartError(`上次留下的 PostgreSQL（进程号 ${pid}）停不下来，请先手动停止它。`);
}

function orphanPid(cluster: string): number | null {
  try {
    // The server that ends takes its file away, also between two looks at it.
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    // After a reboot the pid may belong to somebody else: only a process that works in this folder is ours.
    if (process.platform === 'linux' && statSync(`/proc/${pid}/cwd`).ino !== statSync(cluster).ino) return null;
    return pid;
  } catch {
    return null;
  }
}

function rotate(logFile: string): void {
  mkdirSync(join(logFile, '..'), { recursive: true });
  if (!existsSync(logFile) || statSync(logFile).size < 10_000_000) return;
  rmSync(`${logFile}.1`, { force: true });
  renameSync(logFile, `${logFile}.1`);
}
