import { spawnSync } from 'node:child_process';
import { root } from '../steps/tally.ts';

/** Asks the registry for known weaknesses of what is shipped. @returns whether there is none of level high or critical */
export function auditPackages(): boolean {
  const { status } = spawnSync('pnpm', ['audit', '--prod', '--audit-level', 'high'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}
