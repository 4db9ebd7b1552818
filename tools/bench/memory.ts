// What the portal keeps in memory while distinct pages and API calls come at a steady rate: a row each minute.
import { once } from 'node:events';
import { join } from 'node:path';
import { unseenQueries } from '../../apps/server/test/quality/unseen.ts';
import { type LoadRequest, runLoad } from './load.ts';
import { printTable } from './table.ts';
import { startWholePortal } from './wholePortal.ts';

const RATE = Number(process.env['RATE'] ?? 30);
const MINUTES = Number(process.env['MINUTES'] ?? 6);
/** Beyond what the portal holds before the first visitor. */
const BAR_MB = 300;

const words = unseenQueries(400).map(({ query }) => encodeURIComponent(query));
const wordOf = (n: number) => words[n % words.length];
const visits: ((n: number) => string)[] = [
  (n) => `/datasheet/datasheetDetail/${1 + (n % 14_000)}`,
  (n) => `/datasheet/datasheetSearch/${wordOf(n)}?n=${n}`,
  (n) => `/mall/index?n=${n}`,
  (n) => `/api/chip/specification/search?keywords=${wordOf(n)}&pageIndex=${1 + (n % 5)}`,
  (n) => `/api/chip/specification/model/detail?id=${1 + (n % 14_000)}`,
  (n) => `/api/spec/v2/keywords?keywords=${wordOf(n)}`,
];

const portal = await startWholePortal(['--import', join(import.meta.dirname, 'tellMemory.ts')]);
try {
  const rows: number[][] = [];
  const note = async (minute: number) => {
    const told = once(portal.process, 'message');
    portal.process.send('memory');
    const [usage] = (await told) as [NodeJS.MemoryUsage];
    rows.push([minute, ...[usage.rss, usage.heapTotal, usage.heapUsed, usage.external, usage.arrayBuffers].map((bytes) => Math.round(bytes / 2 ** 20))]);
  };
  await note(0);
  let failed = 0;
  const failures = new Map<string, number>();
  for (let minute = 1; minute <= MINUTES; minute++) {
    const from = (minute - 1) * 60 * RATE;
    const next = (index: number): LoadRequest => ({
      method: 'GET',
      path: visits[index % visits.length]?.(from + index) ?? '/',
      headers: { 'accept-encoding': 'gzip' },
    });
    for (const { status, path } of await runLoad(portal.origin, RATE, 60, next)) {
      if (status < 500) continue;
      failed += 1;
      const place = `${status} ${path.split('/').slice(0, 4).join('/')}`;
      failures.set(place, (failures.get(place) ?? 0) + 1);
    }
    await note(minute);
  }
  printTable([`每秒 ${RATE} 个，第几分钟`, 'rss MB', 'heapTotal', 'heapUsed', 'external', 'arrayBuffers'], rows);
  const [first = 0, ...later] = rows.map(([, rss = 0]) => rss);
  const grown = Math.max(...later) - first;
  const isMet = grown <= BAR_MB && failed === 0;
  process.stdout.write(`多用 ${grown} MB（最多 ${BAR_MB}），失败 ${failed}${isMet ? '：达到' : '：没有达到'}\n`);
  for (const [place, count] of failures) process.stdout.write(`  ${place}：${count}\n`);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await portal.close();
}
