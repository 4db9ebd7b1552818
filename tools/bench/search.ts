// Search speed at the server: hints and searches with facets, 15,000 and 1,000,000 parts, and the import that brings them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allBrands } from '../../apps/server/src/datasheets/parts/brands.queries.ts';
import { catalogueOf } from '../../apps/server/src/datasheets/parts/catalogue/catalogue.ts';
import { importParts } from '../../apps/server/src/datasheets/parts/import/importParts.ts';
import { loadSample } from '../../apps/server/src/datasheets/parts/sample/loadSample.ts';
import { createApp, createServer } from '../../apps/server/src/createServer.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openSharedDatabase } from '../../apps/server/src/platform/database/open.ts';
import { unseenQueries } from '../../apps/server/test/quality/unseen.ts';
import { writeManyParts } from './manyParts.ts';
import { plainIlike, type SearchPeer, trigramAlone } from './searchPeers.ts';
import { givenQueries } from './queries.ts';
import { ms, printTable, quantile } from './table.ts';

const MANY = Number(process.env['PARTS'] ?? 1_000_000);
const PEER_QUERIES = 25;
const folder = mkdtempSync(join(tmpdir(), 'chippage-bench-'));
const file = join(folder, 'parts.ndjson');
const config = readConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', ANONYMOUS_BUDGET: 'off' });
const server = await createServer({ config, hasBackground: false });
const app = await createApp(server);
await server.ready();
const queries = [...givenQueries(), ...unseenQueries(40)].map(({ query }) => query);
const rows: (string | number)[][] = [];
/** The p95 in milliseconds that each call may take. */
const bars = { sample: { 提示: 20, 搜索与筛选: 50, 品牌提示: 20 }, many: { 提示: 50, 搜索与筛选: 120, 品牌提示: 20 } };
let isMet = true;
try {
  const loading = performance.now();
  await loadSample(server.db);
  process.stdout.write(`样例目录装入 ${ms(performance.now() - loading)} 毫秒（目标 5000 以内）\n`);
  await measure('sample');

  await writeManyParts(file, MANY);
  const database = await openSharedDatabase({ dataDir: config.dataDir });
  try {
    const start = performance.now();
    const { added, errors } = await importParts({ url: database.url, file, onError: () => undefined, onProgress: () => undefined });
    const seconds = (performance.now() - start) / 1000;
    process.stdout.write(
      `导入 ${added} 行（错误 ${errors}）用时 ${seconds.toFixed(0)} 秒，每秒 ${Math.round(added / seconds)} 行（目标：一百万行 600 秒以内）\n`,
    );
    isMet &&= seconds < 600;
    const indexing = performance.now();
    await catalogueOf(server.db).current();
    process.stdout.write(`索引跟上 ${ms(performance.now() - indexing)} 毫秒；进程内存 ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB\n`);
    await measure('many');
    for (const peer of [plainIlike(database), await trigramAlone(database)]) await measurePeer(peer);
  } finally {
    await database.close();
  }
} finally {
  await app.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
printTable(['', '器件', '次数', 'p50 ms', 'p95 ms', '最慢 ms', '处理器 ms', '目标 p95'], rows);
process.stdout.write(isMet ? '达到目标。\n' : '没有达到目标。\n');
process.exitCode = isMet ? 0 : 1;

/** What brands are asked for: the first one to four signs of their names, as somebody types them. */
async function brandWords(): Promise<string[]> {
  const brands = await allBrands(server.db);
  return brands.map(({ name, nameCn }, at) => [...(at % 2 === 0 ? name : (nameCn ?? name))].slice(0, 1 + (at % 4)).join(''));
}

/** Asks the whole server, contract checks and serialisation included, without a socket; warmed up by other queries, then no query twice. */
async function measure(size: 'sample' | 'many'): Promise<void> {
  const { index } = await catalogueOf(server.db).current();
  for (const [name, path, asked] of [
    ['提示', '/api/spec/v2/keywords', queries],
    ['搜索与筛选', '/api/chip/specification/search', queries],
    ['品牌提示', '/api/searchBrandHint', [...new Set(await brandWords())]],
  ] as const) {
    for (const { query } of unseenQueries(15, 3)) await app.inject({ url: path, query: { keywords: query } });
    const times: number[] = [];
    const before = process.cpuUsage();
    for (const keywords of asked) {
      const start = performance.now();
      const reply = await app.inject({ url: path, query: { keywords } });
      times.push(performance.now() - start);
      if (reply.statusCode !== 200) throw new Error(`${path} ${keywords}: ${reply.statusCode}`);
    }
    const { user, system } = process.cpuUsage(before);
    const p95 = quantile(times, 0.95);
    isMet &&= p95 <= bars[size][name];
    const cpu = (user + system) / 1000 / times.length;
    rows.push([name, index.size, times.length, ms(quantile(times, 0.5)), ms(p95), ms(Math.max(...times)), ms(cpu), bars[size][name]]);
  }
}

async function measurePeer(peer: SearchPeer): Promise<void> {
  const times: number[] = [];
  for (const query of queries.slice(0, PEER_QUERIES)) {
    const start = performance.now();
    await peer.search(query);
    times.push(performance.now() - start);
  }
  await peer.close();
  rows.push([`${peer.name}（20 行，无筛选）`, MANY, times.length, ms(quantile(times, 0.5)), ms(quantile(times, 0.95)), ms(Math.max(...times)), '', '']);
}
