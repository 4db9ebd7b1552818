// What visitors wait for while others upload: search with facets, compare, texts of sheets, bills of materials.
import { loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { openSharedDatabase } from '../../apps/server/src/platform/database/open.ts';
import { unseenQueries } from '../../apps/server/test/quality/unseen.ts';
import { fillTexts, textQueries } from './busy/fillTexts.ts';
import { startBenchPortal } from './portalProcess.ts';
import { ms, printTable, quantile } from './table.ts';

const UPLOADS = 50;
const DOCUMENTS = 2000;
const LINES = 1000;
/** Lines that are matched at once, as the contract allows. */
const PORTION = 200;
/** Kilobytes a second that a member's line gives. */
const KBPS = Number(process.env['RATE'] ?? 256);
/** The middle one of so many counts: other programs run beside. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const bars = { 搜索与筛选: 50, 对比: 200, 全文: 200, [`BOM ${LINES} 行`]: 2000 };

process.env['ANONYMOUS_BUDGET'] = 'off';
const portal = await startBenchPortal(UPLOADS + 1);
let uploads: Worker | null = null;

async function ask(path: string, lines?: readonly object[]): Promise<number> {
  const began = performance.now();
  const body = lines && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ lines }) };
  const reply = await fetch(`${portal.origin}/api${path}`, { ...body });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return performance.now() - began;
}

const kinds: [name: keyof typeof bars, round: (no: number, mpns: readonly string[]) => Promise<number[]>][] = [
  ['搜索与筛选', (no) => each(unseenQueries(15, no + 100).map(({ query }) => `/chip/specification/search?keywords=${encodeURIComponent(query)}`))],
  ['对比', (no, mpns) => each(Array.from({ length: 60 }, (_, at) => `/chip/specification/compare?${sixOf(no * 60 + at, mpns.length)}`))],
  ['全文', () => each(textQueries.map((query) => `/spec/v1/text?keywords=${encodeURIComponent(query)}`))],
  [`BOM ${LINES} 行`, async (no, mpns) => [await matchAll(no, mpns)]],
];
const sixOf = (no: number, count: number) => Array.from({ length: 6 }, (_, at) => `id=${1 + ((no * 211 + at * 7) % count)}`).join('&');

async function each(paths: readonly string[]): Promise<number[]> {
  const times = [];
  for (const path of paths) times.push(await ask(path));
  return times;
}

/** A list as buyers bring it: numbers as they are, with a slip, and parts that are only described. */
async function matchAll(no: number, mpns: readonly string[]): Promise<number> {
  const lines = Array.from({ length: LINES }, (_, at) => {
    const mpn = mpns[(no * LINES * 13 + at * 13) % mpns.length] ?? '';
    const blank = { mpn: '', brand: '', value: '', footprint: '', description: '', designators: `R${at}` };
    if (at % 10 === 0) return { ...blank, value: `${1 + (at % 90)}k`, footprint: '0402' };
    return { ...blank, mpn: at % 5 === 0 ? `${mpn.slice(0, -1)}${at % 7}` : mpn };
  });
  let sum = 0;
  for (let from = 0; from < LINES; from += PORTION) sum += await ask('/bom/match', lines.slice(from, from + PORTION));
  return sum;
}

try {
  const database = await openSharedDatabase({ dataDir: portal.dataDir });
  const mpns = await fillTexts(database.db, DOCUMENTS);
  await database.db.execute('analyze');
  await database.close();
  for (const [, round] of kinds) await round(99, mpns);
  const rows: (string | number)[][] = [];
  let isMet = true;
  for (const isBusy of [false, true]) {
    if (isBusy) uploads = new Worker(new URL('busy/uploads.ts', import.meta.url), { execArgv: ['--conditions=chippage-source'], workerData: { origin: portal.origin, members: portal.members.slice(0, UPLOADS), kbps: KBPS } }); // prettier-ignore
    if (isBusy) await new Promise((go) => setTimeout(go, 4000));
    for (const [name, round] of kinds) {
      const p95s: number[] = [];
      const p50s: number[] = [];
      for (let no = 0; no < ROUNDS; no++) {
        const times = await round(no, mpns);
        p95s.push(quantile(times, 0.95));
        p50s.push(quantile(times, 0.5));
      }
      const p95 = quantile(p95s, 0.5);
      isMet &&= p95 <= bars[name];
      rows.push([name, isBusy ? UPLOADS : 0, ms(quantile(p50s, 0.5)), ms(p95), ms(Math.min(...p95s)), ms(Math.max(...p95s)), bars[name]]);
    }
  }
  uploads?.postMessage('tell');
  const [tally] = uploads ? ((await once(uploads, 'message')) as [{ parts: number; failed: number }]) : [];
  process.stdout.write(`负载 ${loadavg().map((load) => load.toFixed(1)).join(' ')}；${DOCUMENTS} 份手册；同时上传 ${UPLOADS} 份，每份每秒 ${KBPS} kB，收下 ${tally?.parts} 段，失败 ${tally?.failed}\n`); // prettier-ignore
  printTable(['', '同时上传', 'p50 ms', `p95 ms（${ROUNDS} 轮的中位数）`, '最好的一轮', '最差的一轮', '目标'], rows);
  process.stdout.write(isMet ? '达到目标。\n' : '没有达到目标。\n');
  process.exitCode = isMet ? 0 : 1;
} finally {
  await uploads?.terminate();
  await portal.close();
}
