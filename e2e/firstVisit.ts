import { expect, type Page, type Request } from '@playwright/test';
import { atRest } from './atRest.ts';
import { watchProblems } from './problems.ts';

/** What was seen while a page loaded and took over what the server had written. */
export interface FirstVisit {
  status: number;
  /** Bodies of the scripts that it loaded by itself, compressed as they travelled. */
  scriptKb: number;
  scripts: readonly string[];
  /** Calls of the API: what the server has read is not asked again. */
  asked: readonly string[];
  problems: readonly string[];
  /** How far its content moved by itself. */
  shift: number;
}

/** Opens a page as somebody who has never been there, until it rests. */
export async function firstVisit(page: Page, address: string): Promise<FirstVisit> {
  const problems = watchProblems(page);
  const asked: string[] = [];
  const scripts: string[] = [];
  const sizes: Promise<number>[] = [];
  function keep(request: Request): void {
    const { pathname } = new URL(request.url());
    // Pictures of articles come from there as well.
    if (pathname.startsWith('/api/') && request.method() === 'GET' && request.resourceType() !== 'image') asked.push(request.url());
    if (!/\.m?js$/.test(pathname)) return;
    scripts.push(pathname);
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  }
  page.on('requestfinished', keep);
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!('hadRecentInput' in entry && entry.hadRecentInput)) moved.by += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  await atRest(page);
  const shift = await page.evaluate(() => (globalThis as unknown as { moved: { by: number } }).moved.by);
  // What loads after the page has come to rest is not counted; asking its size would fail once the page is closed.
  page.off('requestfinished', keep);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { status: answer?.status() ?? 0, scriptKb: bytes / 1000, scripts, asked, problems, shift };
}

/** What a page says of itself to those who run no scripts. */
export interface SaidWithoutScripts {
  /** Whether search engines may list it. */
  isIndexed: boolean;
  title: string | RegExp;
  /** The path that stands for it, or what its address ends in. */
  canonical: string | RegExp;
  /** More characters than this stand in it. */
  minLength: number;
}

/** Reads the open page without scripts: title, description, canonical address, language and content. */
export async function expectSaid(page: Page, { isIndexed, title, canonical, minLength }: SaidWithoutScripts): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  const description = page.locator('meta[name="description"]');
  const link = page.locator('link[rel="canonical"]');
  if (!isIndexed) {
    await expect(description).toHaveAttribute('content', /[\u4e00-\u9fff]{2}/);
    await expect(link).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    return;
  }
  await expect(description).toHaveAttribute('content', /(?:[\u4e00-\u9fff].*){6}/);
  await expect(link).toHaveAttribute('href', typeof canonical === 'string' ? new URL(canonical, page.url()).href : canonical);
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(minLength);
}
