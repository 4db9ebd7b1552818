// Search quality: the given queries and unseen ones, per kind, ours and what else could serve the search, in one run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSample } from '../../apps/server/src/datasheets/parts/sample/loadSample.ts';
import { sampleSearchable } from '../../apps/server/src/datasheets/parts/sample/sampleIndex.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open.ts';
import { judge, type JudgedHit, type JudgedQuery, searcherOf } from '../../apps/server/test/quality/judge.ts';
import { unseenQueries } from '../../apps/server/test/quality/unseen.ts';
import { miniSearch, type SearchPeer, plainIlike, sqliteFts, trigramAlone } from './searchPeers.ts';
import { givenQueries } from './queries.ts';
import { ms, printTable, quantile } from './table.ts';

const UNSEEN_PER_KIND = Number(process.env['UNSEEN'] ?? 300);
const dataDir = mkdtempSync(join(tmpdir(), 'chippage-bench-'));
const database = await openDatabase({ dataDir });
await loadSample(database.db);
const ours: SearchPeer = { name: '芯页', search: searcherOf(sampleSearchable()), close: () => undefined };
let isMet = true;
try {
  for (const [title, queries] of [
    ['给定的查询', givenQueries()],
    [`没见过的查询（每类 ${UNSEEN_PER_KIND} 条）`, unseenQueries(UNSEEN_PER_KIND)],
  ] as const) {
    process.stdout.write(`\n${title}，${queries.length} 条，满足的百分比\n`);
    const kinds = [...new Set(queries.map((query) => query.kind))];
    const rows: (string | number)[][] = [];
    for (const peer of [ours, plainIlike(database), await trigramAlone(database), await sqliteFts(database), await miniSearch(database)]) {
      const { verdict, times } = await measured(peer, queries);
      const share = (kind: string) => percent(verdict.kinds.get(kind) ?? { met: 0, of: 0 });
      rows.push([peer.name, percent(verdict), ...kinds.map(share), ms(quantile(times, 0.5)), ms(quantile(times, 0.95))]);
      await peer.close();
      if (peer !== ours) continue;
      isMet &&= verdict.met / verdict.of >= 0.95 && [...verdict.kinds.values()].every(({ met, of }) => met / of >= 0.85);
      for (const { query, hits } of process.env['MISSED'] ? verdict.missed : [])
        process.stdout.write(
          `  ${query.kind} “${query.query}” ${JSON.stringify(query.filter ?? query.expect[0])} → ${hits.map((hit) => `${hit.mpn}/${hit.package}`).join('、')}\n`,
        );
    }
    printTable(['', '全部', ...kinds, 'p50 ms', 'p95 ms'], rows);
  }
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
process.stdout.write(isMet ? '\n达到目标：全部 ≥ 95%，每类 ≥ 85%。\n' : '\n没有达到目标：全部 ≥ 95%，每类 ≥ 85%。\n');
process.exitCode = isMet ? 0 : 1;

async function measured(peer: SearchPeer, queries: readonly JudgedQuery[]) {
  const found = new Map<string, JudgedHit[]>();
  const times: number[] = [];
  for (const { query } of queries) {
    const start = performance.now();
    found.set(query, await peer.search(query));
    times.push(performance.now() - start);
  }
  return { verdict: judge((query) => found.get(query) ?? [], queries), times };
}

function percent({ met, of }: { met: number; of: number }): string {
  return of === 0 ? '–' : ((met / of) * 100).toFixed(1);
}
