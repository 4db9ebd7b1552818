import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../startError.ts';
import type { Binaries } from './binaries.ts';
import { signalServer } from './signalServer.ts';

const STOP_MS = 8_000;

const lockFile = (cluster: string) => join(cluster, 'postmaster.pid');

/**
 * Ends what a killed portal left running on the cluster and makes its lock file one that the next postmaster takes over.
 * The caller holds the folder's lock, so nobody else's server runs there; commits are safe either way.
 */
export async function clearLeftovers(binaries: Binaries, cluster: string): Promise<void> {
  if (!existsSync(lockFile(cluster))) return;
  const pid = serverOf(cluster);
  if (pid !== null) await stopServer(binaries, cluster, pid);
  await endProcessesIn(cluster);
  takeOverLock(cluster);
}

async function stopServer(binaries: Binaries, cluster: string, pid: number): Promise<void> {
  for (const step of ['SIGINT', 'SIGQUIT'] as const) {
    signalServer(binaries, cluster, pid, step);
    for (const until = Date.now() + STOP_MS; Date.now() < until; await sleep(20)) if (serverOf(cluster) === null) return;
  }
  throw new StartError(`上次留下的 PostgreSQL（进程号 ${pid}）停不下来，请先手动停止它。`);
}

/** The postmaster that the lock file names, when it runs and is ours: after a reboot its number may be somebody else's. */
function serverOf(cluster: string): number | null {
  try {
    // The server that ends takes its file away, also between two looks at it.
    const pid = Number(readFileSync(lockFile(cluster), 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    return process.platform !== 'linux' || worksIn(pid, cluster) ? pid : null;
  } catch {
    return null;
  }
}

/** Whether the process works in the folder, as all of a cluster's do; one that has ended and waits for its parent does not. */
function worksIn(pid: number, folder: string): boolean {
  try {
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return there.ino === here.ino && there.dev === here.dev;
  } catch {
    return false;
  }
}

/** Backends outlive a killed postmaster for a moment and hold its shared memory; elsewhere than on Linux starting is tried again instead. */
async function endProcessesIn(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const left = () =>
    readdirSync('/proc')
      .map(Number)
      .filter((pid) => Number.isInteger(pid) && pid !== process.pid && worksIn(pid, cluster));
  for (const until = Date.now() + STOP_MS; left().length > 0; await sleep(20)) {
    if (Date.now() < until - STOP_MS / 2) continue;
    for (const pid of left()) process.kill(pid, 'SIGKILL');
    if (Date.now() > until) throw new StartError(`上次留下的数据库进程（${left().join('、')}）停不下来，请先手动停止。`);
  }
}

/**
 * A lock file left behind may name a process that has ended but was not waited for, or somebody else's: PostgreSQL would refuse. The
 * number of its own parent it knows to be stale, and it still compares the shared memory that the file names.
 */
function takeOverLock(cluster: string): void {
  if (!existsSync(lockFile(cluster))) return;
  const [, ...rest] = readFileSync(lockFile(cluster), 'utf8').split('\n');
  writeFileSync(lockFile(cluster), [process.pid, ...rest].join('\n'));
}
