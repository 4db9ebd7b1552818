import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from './open.ts';

/** How long a database may outlive its portal. */
const GONE_WITHIN = { timeout: 10_000 };

describe.skipIf(process.env['DATABASE_URL'] || process.platform === 'win32')('没有了门户的数据库', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chippage-leftovers-'));
  const lockFile = join(dataDir, 'postgres', 'postmaster.pid');
  const portals: ChildProcess[] = [];
  afterAll(() => {
    for (const portal of portals) portal.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** A process of a group of its own that holds the folder; `server` is its postmaster. */
  async function hold(): Promise<{ portal: ChildProcess; pid: number; server: number }> {
    const portal = spawn(process.execPath, ['--conditions=chippage-source', join(import.meta.dirname, '../../../test/holdDatabase.ts'), dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    portals.push(portal);
    await once(portal.stdout ?? portal, 'data');
    return { portal, pid: portal.pid ?? 0, server: Number(readFileSync(lockFile, 'utf8').split('\n')[0]) };
  }
  const runs = (pid: number) => {
    try {
      process.kill(pid, 0);
      return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    } catch {
      return false;
    }
  };
  const opens = async () => (await openDatabase({ dataDir })).close();

  it.each(['SIGKILL', 'SIGTERM', 'SIGHUP'] as const)('%s 给整个进程组：数据库自己停下', async (signal) => {
    const { portal, pid, server } = await hold();
    const gone = once(portal, 'exit');
    process.kill(-pid, signal);
    await gone;
    await expect.poll(() => runs(server), GONE_WITHIN).toBe(false);
  });

  it('门户和数据库一起被杀死，留下的文件写着别的进程：照样启动', async () => {
    const { portal, server } = await hold();
    const gone = once(portal, 'exit');
    process.kill(server, 'SIGKILL');
    portal.kill('SIGKILL');
    await gone;
    await opens();
    writeFileSync(lockFile, `${process.ppid}\n${join(dataDir, 'postgres')}\n1\n5432\n\n\n`);
    await opens();
    expect(runs(process.ppid)).toBe(true);
  });
});
