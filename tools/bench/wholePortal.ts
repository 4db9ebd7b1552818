import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A portal as `npm start` makes it, in a process of its own with a fresh data folder. */
export interface WholePortal {
  origin: string;
  /** A folder that goes with the portal, for what else a bench needs. */
  folder: string;
  process: ChildProcess;
  close: () => Promise<void>;
}

/**
 * Starts it without budgets and waits until visitors may come.
 * @param nodeArgs Arguments of Node before the portal's file
 * @param env Settings besides those of this process
 */
export async function startWholePortal(nodeArgs: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Promise<WholePortal> {
  const folder = mkdtempSync(join(tmpdir(), 'chippage-bench-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const portal = spawn(process.execPath, [...nodeArgs, 'tools/start.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...env, PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), ANONYMOUS_BUDGET: 'off', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const close = async () => {
    if (portal.exitCode === null) {
      const gone = once(portal, 'exit');
      portal.kill('SIGTERM');
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(portal, origin);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, folder, process: portal, close };
}

async function untilReady(portal: ChildProcess, origin: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (portal.exitCode !== null) throw new Error('the portal did not start');
    const ready = await fetch(`${origin}/readyz`).catch(() => null);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the portal was not ready in time');
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
