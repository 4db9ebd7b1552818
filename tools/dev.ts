// `npm run dev`: the portal compiles on the fly; the process starts anew when the server or the host changes, and the
// API's code is generated anew when the contract changes.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

const portal = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/portal/host/main.ts', '--dev'], { cwd: root, stdio: 'inherit' });

let timer: NodeJS.Timeout | undefined;
const contract = watch(`${root}/packages/api/contract`, { recursive: true }, (_event, file) => {
  if (!file?.endsWith('.tsp')) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    console.log('接口契约有改动，正在重新生成……');
    spawn(process.execPath, ['tools/generate-api.ts'], { cwd: root, stdio: 'inherit' });
  }, 300);
});

process.on('SIGINT', () => {}); // the terminal sends it to the portal too; we end when it ends
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => portal.kill('SIGTERM'));
portal.on('exit', (code) => {
  contract.close();
  clearTimeout(timer);
  process.exit(code ?? 0);
});
