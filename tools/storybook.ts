// Runs Storybook with a home of its own: it keeps settings and a list of running instances in ~/.storybook, and nothing
// of ours may stay outside this folder.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const home = `${root}/node_modules/.cache/storybook-home`;
mkdirSync(home, { recursive: true });

const child = spawn(process.execPath, [`${root}/node_modules/storybook/dist/bin/dispatcher.js`, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, HOME: home, USERPROFILE: home },
});
process.on('SIGINT', () => {}); // the terminal sends it to Storybook too
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
