// 500 mixed API requests a second against the whole API over sockets, PostgreSQL, API and this tool on the same machine.
import { unseenQueries } from '../../apps/server/test/quality/unseen.ts';
import { type LoadRequest, type LoadResult, runLoad } from './load.ts';
import { type BenchMember, startBenchPortal } from './portalProcess.ts';
import { ms, printTable, quantile } from './table.ts';

const RATE = Number(process.env['RATE'] ?? 500);
const SECONDS = Number(process.env['SECONDS'] ?? 30);
const BAR_MS = 150;
const portal = await startBenchPortal(200);
const words = unseenQueries(200).map(({ query }) => encodeURIComponent(query));

/** What visits ask for, by shares of a hundred. */
const mix: [share: number, make: (index: number, as: Record<string, string>) => LoadRequest][] = [
  [14, (index) => get(`/spec/v2/keywords?keywords=${words[index % words.length]}`)],
  [12, (index) => get(`/chip/specification/search?keywords=${words[index % words.length]}`)],
  [12, (index) => get(`/chip/specification/model/detail?id=${1 + (index % 12_000)}`)],
  [6, (index) => get(`/specBrand/v1/all?pageIndex=${1 + (index % 5)}`)],
  [5, () => get('/chip/specification/categorys')],
  [6, () => get('/navigation')],
  [6, () => get('/siteFacts')],
  [4, () => get('/hotSearch')],
  [3, () => get('/page?key=privacy')],
  [4, (index) => get(`/searchBrandHint?keywords=${'abcdefghijklmnopqrstuvwxyz'[index % 26]}`)],
  [8, (_index, as) => get('/message/v2/unReadCount', as)],
  [4, (_index, as) => get('/dtUser/myDetail', as)],
  [4, (_index, as) => get('/mall/cart/num', as)],
  [3, (_index, as) => get('/history/list?type=1', as)],
  [3, (_index, as) => get('/my/userFavour/list', as)],
  [2, (index, as) => post('/my/userFavour/add', { kind: 'part', id: `${1 + (index % 12_000)}` }, as)],
  [2, (index, as) => post('/history/add', { type: '1', id: `${1 + (index % 3000)}` }, as)],
  [2, (_index, as) => post('/message/read', {}, as)],
];

const get = (path: string, headers?: Record<string, string>): LoadRequest => ({ method: 'GET', path: `/api${path}`, ...(headers && { headers }) });
const post = (path: string, form: Record<string, string>, headers: Record<string, string>): LoadRequest => ({
  method: 'POST',
  path: `/api${path}`,
  form,
  headers,
});
const headersOf = ({ id, token, sid }: BenchMember) => ({ token, uid: `${id}`, cookie: `sid=${sid}` });

/** Spreads the mix evenly, so that every second has all of it. */
const order = mix
  .flatMap(([share, make], at) => Array.from({ length: share }, (_, nth) => ({ make, place: (nth + 0.5) / share + at / 1000 })))
  .toSorted((a, b) => a.place - b.place);

function nextRequest(index: number): LoadRequest {
  const member = portal.members[Math.trunc(index / order.length + index) % portal.members.length];
  const entry = order[index % order.length];
  if (!entry || !member) throw new Error('the mix is empty');
  return entry.make(index, headersOf(member));
}

try {
  await runLoad(portal.origin, 100, 5, nextRequest);
  const results = await runLoad(portal.origin, RATE, SECONDS, nextRequest);
  report(results);
} finally {
  await portal.close();
}

function report(results: readonly LoadResult[]): void {
  const line = (name: string, some: readonly LoadResult[]) => {
    const times = some.map((result) => result.ms);
    const failed = some.filter(({ status, code }) => status >= 500 || status === 429 || (status === 200 && code !== 1)).length;
    return [name, some.length, failed, ms(quantile(times, 0.5)), ms(quantile(times, 0.95)), ms(quantile(times, 0.99)), ms(Math.max(...times))];
  };
  const reads = results.filter(({ method }) => method === 'GET');
  const writes = results.filter(({ method }) => method === 'POST');
  const paths = [...new Set(results.map(({ path }) => path))].toSorted();
  const rows = [
    ...paths.map((path) =>
      line(
        path.replace('/api', ''),
        results.filter((result) => result.path === path),
      ),
    ),
    line('全部读取', reads),
    line('全部写入', writes),
  ];
  printTable([`每秒 ${RATE} 个，${SECONDS} 秒`, '次数', '失败', 'p50 ms', 'p95 ms', 'p99 ms', '最慢 ms'], rows);
  const p99 = quantile(
    reads.map((result) => result.ms),
    0.99,
  );
  const isMet = p99 <= BAR_MS && rows.every(([, , failed]) => failed === 0);
  process.stdout.write(`读取 p99 ${ms(p99)} 毫秒（目标 ${BAR_MS} 以内，没有失败）${isMet ? '：达到' : '：没有达到'}\n`);
  process.exitCode = isMet ? 0 : 1;
}
