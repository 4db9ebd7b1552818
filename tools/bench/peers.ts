// The same four screens in ours and in the systems that users would pick instead. With PEERS_DIR, a copy of their bench, all are
// measured in one run and only ratios count; without it ours stands alone, and only what a busy machine cannot change is judged.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildBenchPages } from './benchPages.ts';
import { judgeAll, type PeerResults } from './judgePeers.ts';
import { lookAtOurs } from './lookAtOurs.ts';
import { screens, selectors } from './peerScreens.ts';
import { serveBenchPages } from './serveBenchPages.ts';

const folder = mkdtempSync(join(tmpdir(), 'chippage-peers-'));
const peers = process.env['PEERS_DIR'];
try {
  const pages = await buildBenchPages(folder);
  const server = await serveBenchPages(pages, Number(process.env['PORT'] ?? 0));
  try {
    const results = peers ? await measureAll(resolve(peers), server.origin) : await lookAtOurs(server.origin);
    process.exitCode = judgeAll(results) ? 0 : 1;
  } finally {
    server.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Ours beside the others, by their own harness; PEERS_ARGS goes on to it, e.g. `--rounds 5 --targets floor,mui`. */
async function measureAll(home: string, origin: string): Promise<PeerResults> {
  if (!existsSync(join(home, 'dist'))) throw new Error(`${home} 还没有构建：先在那里运行一次 bash run.sh`);
  const extra = join(folder, 'extra.json');
  writeFileSync(extra, JSON.stringify([{ name: 'ours', base: `${origin}/`, screens, s: selectors }]));
  const out = process.env['PEERS_OUT'] ?? join(folder, 'results.json');
  const args = (process.env['PEERS_ARGS'] ?? '').split(' ').filter((arg) => arg !== '');
  const child = spawn(process.execPath, ['harness/measure.mjs', '--extra', extra, '--out', resolve(out), ...args], {
    cwd: home,
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the harness of the others failed');
  return JSON.parse(readFileSync(out, 'utf8')) as PeerResults;
}
