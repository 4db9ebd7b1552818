import { execFileSync } from 'node:child_process';
import { root } from '../steps/tally.ts';

/** Returns the files, from the root, that differ from where this branch left main: committed, not committed, and new. */
export function changedFiles(): string[] {
  const base = mergeBase();
  const lines = (...args: string[]) => git(...args).split('\n');
  return [...new Set([...lines('diff', '--name-only', '--no-renames', base), ...lines('ls-files', '--others', '--exclude-standard')])]
    .filter(Boolean)
    .toSorted();
}

function mergeBase(): string {
  for (const branch of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', branch).trim();
    } catch {
      // A checkout without that branch.
    }
  }
  throw new Error('没有 main 也没有 origin/main：不知道与什么比较。');
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
