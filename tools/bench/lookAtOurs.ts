import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, requireChromium } from '../chromium.ts';
import type { PeerResults, PeerRun } from './judgePeers.ts';
import { screens, selectors } from './peerScreens.ts';

const paths: Readonly<Record<string, string>> = {
  shell: 'shell/',
  shellssr: 'shell-ssr/',
  login: 'login/',
  table10k: 'table/?n=10000',
  table100k: 'table/?n=100000',
  cart: 'cart/',
};
const ready: Readonly<Record<string, string>> = {
  shell: '[data-b=quick] [role=tabpanel] a',
  shellssr: '[data-b=quick] [role=tabpanel] a',
  login: '[data-b=open] button',
  table10k: selectors.first,
  table100k: selectors.first,
  cart: selectors.cartReady,
};
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Our pages by themselves: what they weigh, how much they draw and keep, and what axe says of them. */
export async function lookAtOurs(origin: string): Promise<PeerResults> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArgs });
  const still: Record<string, PeerResults['static'][string]> = {};
  const runs: PeerRun[] = [];
  try {
    for (const screen of screens) {
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })).newPage();
      const weights = weighOf(page);
      await page.goto(`${origin}/${paths[screen]}`);
      await page
        .locator(ready[screen] ?? 'main')
        .first()
        .waitFor();
      await page.waitForLoadState('networkidle');
      const { js, css } = await weights();
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      const session = await page.context().newCDPSession(page);
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
      runs.push({ t: 'ours', s: screen, cpu: '1', nodes, heap: usedSize / 2 ** 20 });
      if (screen === 'login') {
        await page.locator('[data-b=open] button').click();
        await page.locator('[role=dialog]').waitFor();
        await page.waitForLoadState('networkidle');
      }
      const later = (await weights()).js.br - js.br;
      await page.evaluate(axe);
      still[`ours/${screen}`] = { js, css, axe: await violations(page), ...(later > 0 && { later: later / 1000 }) };
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  return { static: still, runs };
}

/** Listens to what a page takes. */
function weighOf(page: Page): () => Promise<{ js: { br: number }; css: { br: number } }> {
  const taken: Promise<{ type: string; kb: number } | null>[] = [];
  page.on('response', (answer) =>
    taken.push(
      answer.body().then(
        (body) => ({ type: answer.request().resourceType(), kb: brotliCompressSync(body).length }),
        () => null,
      ),
    ),
  );
  return async () => {
    const all = await Promise.all(taken);
    const sum = (type: string) => ({ br: all.reduce((total, one) => total + (one?.type === type ? one.kb : 0), 0) });
    return { js: sum('script'), css: sum('stylesheet') };
  };
}

async function violations(page: Page): Promise<{ n: number }[]> {
  return page.evaluate(async () => {
    const { axe: judge } = window as unknown as { axe: { run: (where: Document, how: object) => Promise<{ violations: { nodes: unknown[] }[] }> } };
    const values = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
    const found = await judge.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return found.violations.map(({ nodes }) => ({ n: nodes.length }));
  });
}
