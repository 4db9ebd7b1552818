import { spawnSync } from 'node:child_process';
import type { Binaries } from './binaries.ts';

/** Tells a postmaster to end: fast, immediately, or by force. */
export function signalServer(binaries: Binaries, cluster: string, pid: number | undefined, name: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): void {
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
