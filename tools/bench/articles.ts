// Articles of every kind through the two tests of the round trip: as the server draws them, and through the editor. ARTICLES is how many.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const count = process.env['ARTICLES'] ?? '50000';
const args = ['run', '--project', 'unit', '--project', 'server', '--testTimeout', '0', 'roundTrip'];
const began = performance.now();
const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ARTICLES: count } });
process.stdout.write(`ARTICLES=${count}  ${Math.round((performance.now() - began) / 1000)} s\n`);
process.exitCode = status ?? 1;
