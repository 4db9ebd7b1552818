import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A process of the test's own that says one line when it is ready. */
export interface Child {
  process: ChildProcess;
  /** What it said after `ready`. */
  said: string;
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

/** Starts a script of this folder. @throws Error when it ends before it is ready */
export async function startChild(script: string, env: Record<string, string>, args: readonly string[] = []): Promise<Child> {
  const child = spawn(process.execPath, ['--conditions=chippage-source', join(import.meta.dirname, script), ...args], {
    env: { ...process.env, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'silent', SAMPLE: 'off', VITEST: '', NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${script} did not start: ${code}`))),
  ]);
  return {
    process: child,
    said: String(line).trim().replace('ready ', ''),
    async end(signal) {
      const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      child.kill(signal);
      await gone;
    },
  };
}
