// The portal as a visitor meets it: Lighthouse on the pages of the main path, and how many pages a second the server renders.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromiumArgs, requireChromium } from '../chromium.ts';
import { printTable } from './table.ts';
import { freePort, startWholePortal } from './wholePortal.ts';

const pages = ['/', '/datasheet/datasheetSearch/STM32', '/datasheet/datasheetDetail/6959'];
/** Articles and goods of the sample, by number. */
let articles: number[] = [];
let goods: number[] = [];
/** There are fewer of them than a run asks for: the query keeps one rendering from answering for the next. */
const fresh = (ids: readonly number[], n: number) => `${ids[n % ids.length]}?n=${n}`;
const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const loads = [
  { name: '同一页，短时缓存', path: () => '/', bar: 1000 },
  { name: '详情，逐页渲染', path: (n: number) => `/datasheet/datasheetDetail/${1 + (n % 14_000)}`, bar: 150 },
  { name: '同一篇文章，短时缓存', path: () => `/news/article-details/${articles[0]}`, bar: 1000 },
  { name: '文章，逐页渲染', path: (n: number) => `/news/article-details/${fresh(articles, n)}`, bar: 150 },
  { name: '商品，逐页渲染', path: (n: number) => `/mall/productDetails/${fresh(goods, n)}`, bar: 150 },
  { name: '搜索，逐页渲染', path: (n: number) => `/datasheet/datasheetSearch/LM${100 + (n % 9000)}`, bar: 150 },
];
const SECONDS = 10;

const portal = await startWholePortal();
const { origin, folder } = portal;
let isMet = true;
try {
  articles = await idsOf('/api/news/v2/list');
  goods = await idsOf('/api/mall/goods/list');
  pages.push(`/news/article-details/${articles[0]}`, `/mall/productDetails/${goods[0]}`);
  await measureLighthouse();
  await measureRendering();
} finally {
  await portal.close();
}
process.stdout.write(isMet ? '达到目标。\n' : '没有达到目标。\n');
process.exitCode = isMet ? 0 : 1;

async function measureLighthouse(): Promise<void> {
  const debugPort = await freePort();
  const profile = join(folder, 'profile');
  const browser = spawn(requireChromium(), [...chromiumArgs, '--headless=new', `--remote-debugging-port=${debugPort}`, `--user-data-dir=${profile}`], {
    stdio: 'ignore',
  });
  try {
    const rows: (string | number)[][] = [];
    for (const page of pages) {
      const result = await lighthouse(`${origin}${page}`, { port: debugPort, logLevel: 'silent' }, desktopConfig);
      const scores = Object.keys(bars).map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100));
      isMet &&= Object.values(bars).every((bar, at) => (scores[at] ?? 0) >= bar);
      const shown = (audit: string) => result?.lhr.audits[audit]?.displayValue ?? '';
      rows.push([page, ...scores, shown('largest-contentful-paint'), shown('total-blocking-time'), shown('cumulative-layout-shift')]);
    }
    printTable(['页面', '性能', '无障碍', '最佳实践', 'SEO', 'LCP', 'TBT', 'CLS'], rows);
  } finally {
    const gone = once(browser, 'exit');
    browser.kill();
    await gone;
  }
}

async function measureRendering(): Promise<void> {
  const rows: (string | number)[][] = [];
  let n = 0;
  for (const { name, path, bar } of loads) {
    const { requests, latency, non2xx } = await autocannon({
      url: origin,
      connections: 8,
      duration: SECONDS,
      headers: { 'accept-encoding': 'gzip' },
      requests: [{ setupRequest: (request) => ({ ...request, path: path(n++) }) }],
    });
    isMet &&= requests.average >= bar && non2xx === 0;
    rows.push([name, Math.round(requests.average), bar, latency.p50, latency.p99, non2xx]);
  }
  printTable(['', '页/秒', '目标', 'p50 ms', 'p99 ms', '失败'], rows);
}

async function idsOf(path: string): Promise<number[]> {
  const { data } = (await (await fetch(`${origin}${path}?pageIndex=1&pageSize=40`)).json()) as { data: { id: number }[] };
  return data.map(({ id }) => id);
}
