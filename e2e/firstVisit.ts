import { type CDPSession, expect, type Page, type Request } from '@playwright/test';
import { atRest } from './atRest.ts';
import { CALLS_ONLY } from './people.ts';
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

/** A window that is sent from page to page: what one page compiles serves the next, which takes three fifths of the time of a window for each. */
interface Watched {
  /** What it has complained about since it was last sent somewhere. */
  problems: string[];
  browser: CDPSession;
}

const windows = new WeakMap<Page, Watched>();

async function watch(page: Page): Promise<Watched> {
  const known = windows.get(page);
  if (known) return known;
  const watched = { problems: watchProblems(page), browser: await page.context().newCDPSession(page) };
  windows.set(page, watched);
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!('hadRecentInput' in entry && entry.hadRecentInput)) moved.by += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return watched;
}

/** Ends the page before, so that what it had under way is over, and puts the window on a desk in light again. */
async function leave(page: Page): Promise<Watched> {
  const watched = await watch(page);
  await page.goto(CALLS_ONLY);
  watched.problems.length = 0;
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  return watched;
}

/** Opens a page as somebody who has never been on this site, until it rests. @param reducedMotion What the visitor asks for. */
export async function firstVisit(page: Page, address: string, reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<FirstVisit> {
  const { problems, browser } = await leave(page);
  await page.emulateMedia({ reducedMotion });
  await page.evaluate(() => sessionStorage.clear());
  await browser.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' });
  // Every file travels once more.
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
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
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  await atRest(page);
  const shift = await page.evaluate(() => (globalThis as unknown as { moved: { by: number } }).moved.by);
  // What loads after the page has come to rest is not counted; asking its size would fail once the page is closed.
  page.off('requestfinished', keep);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { status: answer?.status() ?? 0, scriptKb: bytes / 1000, scripts, asked, problems: [...problems], shift };
}

/** Opens a page as somebody who has been on others, until it rests. */
export async function nextVisit(page: Page, address: string): Promise<Pick<FirstVisit, 'status' | 'problems'>> {
  const { problems } = await leave(page);
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  await atRest(page);
  return { status: answer?.status() ?? 0, problems: [...problems] };
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
