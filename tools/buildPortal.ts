// Builds the browser's and the server's bundle of the portal, when a source of theirs has changed.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentHash } from './contentHash.ts';

const root = resolve(import.meta.dirname, '..');
const stamp = `${root}/apps/portal/dist/built-from.txt`;

const sources = [
  'packages/{ui,features,api}/{src,exports}/**/*.{ts,tsx,css,svg,json}',
  'packages/*/package.json',
  'apps/portal/{src,public}/**/*',
  'apps/portal/{package.json,vite.config.ts,build.ts,licences.ts,rowsForBrowsers.ts}',
  'pnpm-lock.yaml',
];

/** Builds both bundles unless they are current. @returns whether it built. @throws with the tool's output when a build fails. */
export async function buildPortal(): Promise<boolean> {
  const wanted = contentHash(root, sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  rmSync(stamp, { force: true });
  await Promise.all([build('client'), build('renderer')]);
  mkdirSync(`${root}/apps/portal/dist`, { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

function build(half: 'client' | 'renderer'): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, ['build.ts', half], {
      cwd: `${root}/apps/portal`,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(output.trim()))));
  });
}
