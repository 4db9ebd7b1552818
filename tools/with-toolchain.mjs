// Runs on any Node >= 18: fetches the pinned Node and pnpm through npx, installs from the lockfile, then runs the command with both on PATH.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NODE = '24.21.0';
const root = fileURLToPath(new URL('..', import.meta.url));
const PNPM = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).packageManager.split('@')[1];

const quote = (word) => (process.platform === 'win32' ? `"${word.replaceAll('"', '""')}"` : `'${word.replaceAll("'", `'\\''`)}'`);
const command = process.argv.slice(2).map(quote).join(' ');
const line = `pnpm install --frozen-lockfile --prefer-offline --reporter=silent && pnpm exec ${command}`;
const env = { ...process.env, NODE_OPTIONS: [process.env.NODE_OPTIONS, '--conditions=chippage-source'].filter(Boolean).join(' ') };

const pnpmHere = process.versions.node === NODE && spawnSync('pnpm', ['-v'], { encoding: 'utf8', shell: process.platform === 'win32' });
const result =
  pnpmHere && pnpmHere.stdout?.trim() === PNPM
    ? spawnSync(line, { cwd: root, stdio: 'inherit', env, shell: true })
    : spawnSync(`npx --yes --prefer-offline -p node@${NODE} -p pnpm@${PNPM} -c ${quote(line)}`, { cwd: root, stdio: 'inherit', env, shell: true });
if (result.error) console.error(`无法启动：${result.error.message}`);
process.exit(result.status ?? 1);
