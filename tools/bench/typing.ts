// An article of ten thousand words in the editor, at a quarter of the processor's speed: from a key to the frame that shows it. Beside it a
// bare contenteditable with the same paragraphs, which is what the browser itself takes on this machine.
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { emptyFacts } from '../../packages/features/src/news/myArticles/article-editor/articleWords.ts';
import { createUuid, loginInfoKey, uuidKey } from '../../packages/api/src/session.ts';
import { beginSession } from '../../apps/server/src/account/sessions.ts';
import { systemClock, systemRandom } from '../../apps/server/src/platform/clock.ts';
import { openSharedDatabase } from '../../apps/server/src/platform/database/open.ts';
import { chromiumArgs, requireChromium } from '../chromium.ts';
import { ms, printTable, quantile } from './table.ts';
import { startWholePortal } from './wholePortal.ts';

const BAR_MS = 50;
/** Where the browser alone takes longer than the bar, so much longer than it may the editor take. */
const BAR_FLOOR = 1.5;
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const SLOWER = 4;
/** Between two keys of somebody who types fast. */
const REST_MS = 90;
const WORDS = 10_000;
const sentence = '给 3.3 V 的微控制器供电，最常见的是一颗三脚线性稳压器。输入电压至少要比输出高出一个压差，否则输出会跟着输入往下掉。';
const paragraphs = Array.from({ length: Math.ceil(WORDS / sentence.replaceAll(' ', '').length) }, () => sentence);

const portal = await startWholePortal([], { SAMPLE_READING: '0' });
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArgs });
try {
  const member = await newMember();
  const rounds: Record<'bare' | 'ours', number[]>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ bare: await typeInBare(browser), ours: await typeInArticle(browser, member) });
  const of = (which: 'bare' | 'ours', share: number) =>
    quantile(
      rounds.map((round) => quantile(round[which], share)),
      0.5,
    );
  printTable(
    ['', '键', 'p50 ms', 'p95 ms', '最慢 ms'],
    (['bare', 'ours'] as const).map((which) => [
      which === 'bare' ? '浏览器自己的可编辑区' : '文章编辑器',
      rounds.reduce((sum, round) => sum + round[which].length, 0),
      ms(of(which, 0.5)),
      ms(of(which, 0.95)),
      ms(of(which, 1)),
    ]),
  );
  const bar = Math.max(BAR_MS, BAR_FLOOR * of('bare', 0.95));
  const isMet = of('ours', 0.95) <= bar;
  process.stdout.write(`${isMet ? '达到目标' : '没有达到目标'}（p95 ${ms(bar)} 毫秒以内，${ROUNDS} 轮取中位数）。\n`);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await browser.close();
  await portal.close();
}

interface Member {
  id: number;
  token: string;
  sid: string;
  uuid: string;
}

async function newMember(): Promise<Member> {
  const database = await openSharedDatabase({ dataDir: join(portal.folder, 'data') });
  try {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into members (mobile, nick_name, created_at) values ('+8613900000000', '测速', now()) returning id`,
    );
    const [id, uuid] = [Number(rows[0]?.id), createUuid()];
    const { token, sid } = await beginSession({ db: database.db, clock: systemClock, random: systemRandom }, id, { uuid, userAgent: '', stepUpUntil: null });
    return { id, token, sid, uuid };
  } finally {
    await database.close();
  }
}

async function typeInBare(opened: Browser): Promise<number[]> {
  const context = await opened.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.setContent(`<div contenteditable role="textbox" style="width: 700px">${paragraphs.map((words) => `<p>${words}</p>`).join('')}</div>`);
    return await typeIn(page, context);
  } finally {
    await context.close();
  }
}

async function typeInArticle(opened: Browser, { id, token, sid, uuid }: Member): Promise<number[]> {
  const context = await opened.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' });
  try {
    const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
    const cookies = { [uuidKey]: uuid, sid, token, userId: String(id), avatar: '', nickName: encodeURIComponent('测速') };
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: portal.origin })));
    const answer = await context.request.post(`${portal.origin}/api/my/article/add`, {
      headers: { token, uid: String(id), uuid },
      data: { ...emptyFacts, title: '长文', document: { type: 'doc', content: paragraphs.map(text) } },
    });
    const { data } = (await answer.json()) as { data?: { id: number } };
    if (!data) throw new Error(`the article was not taken: ${await answer.text()}`);
    const page = await context.newPage();
    await page.addInitScript(([key, info]) => localStorage.setItem(key, info), [
      loginInfoKey,
      JSON.stringify({ id, token, nickName: '测速', avatar: null }),
    ] as const);
    await page.goto(`${portal.origin}/userCenter/cloudDisk/editArticle?id=${data.id}`, { waitUntil: 'networkidle' });
    return await typeIn(page, context);
  } finally {
    await context.close();
  }
}

/** Types at the end of the paragraph in the middle. @returns milliseconds from each key to the frame that shows it */
async function typeIn(page: Page, context: BrowserContext): Promise<number[]> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.locator('[contenteditable]').evaluate(listen);
  for (const key of 'abcdefghijklmnopqrstuvwxyz'.repeat(4)) {
    await page.keyboard.press(key);
    await page.waitForTimeout(REST_MS);
  }
  return page.evaluate(() => (globalThis as unknown as { keys: number[] }).keys);
}

/** In the page: puts the caret, and notes of each key when its frame was ready. */
function listen(field: Element): void {
  const keys: number[] = [];
  Object.assign(globalThis, { keys });
  const blocks = field.querySelectorAll('p');
  const range = document.createRange();
  range.selectNodeContents(blocks[Math.floor(blocks.length / 2)] ?? field);
  range.collapse(false);
  (field as HTMLElement).focus();
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  const noteFrame = (event: Event) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => keys.push(performance.now() - event.timeStamp);
      port2.postMessage(null);
    });
  field.addEventListener('keydown', noteFrame, true);
}
