// What a visitor of another company's site would see of our pieces.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright';
import { arrived } from '../arrived.ts';
import { chromiumArgs, requireChromium } from '../chromium.ts';

/** `--cp-color-accent-solid` of the example theme. */
const PARTNER_ACCENT = 'rgb(122, 46, 143)';

async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArgs });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function open(browser: Browser, address: string): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, problems };
}

/** Says what is not on the page once it had time to be drawn. */
async function missing(page: Page, wanted: readonly (readonly [role: Parameters<Page['getByRole']>[0], name?: string | RegExp])[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [role, name] of wanted) {
    const isThere = page.getByRole(role, { name }).first().waitFor();
    await isThere.catch(() => problems.push(`看不到 ${role} ${name ?? ''}`));
  }
  return problems;
}

/** Presses the button that opens the login dialog, once React has taken the page over: a press before that is lost. */
async function openLogin(page: Page): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: '登录' });
  const element = await button.elementHandle();
  await page.waitForFunction((it) => it !== null && Object.keys(it).some((key) => key.startsWith('__reactProps$')), element);
  await button.click();
}

/** Looks at the pieces on a page and opens the login dialog. @returns what is wrong */
export function lookAt(address: string): Promise<string[]> {
  return inBrowser(async (browser) => {
    const { page, problems } = await open(browser, address);
    problems.push(...(await missing(page, [['banner'], ['link', /3\.3 V 线性稳压器/], ['heading', /STM32F103C8T6/]])));
    const button = page.getByRole('banner').getByRole('button', { name: '登录' });
    const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    if (colour !== PARTNER_ACCENT) problems.push(`按钮是 ${colour}，主题要的是 ${PARTNER_ACCENT}`);
    problems.push(...(await axeProblems(page)));
    await openLogin(page);
    const phone = page.getByRole('dialog').getByRole('textbox', { name: '手机号码' });
    await phone.waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await arrived(page);
    problems.push(...(await axeProblems(page)));
    return problems;
  });
}

/** Looks at the custom elements on a page without React. @returns what is wrong */
export function lookAtElements(address: string): Promise<string[]> {
  return inBrowser(async (browser) => {
    const { page, problems } = await open(browser, address);
    problems.push(
      ...(await missing(page, [
        ['search'],
        ['link', /潮敏等级和烘烤/],
        ['table', '阶梯价'],
        ['link', '登录芯页'],
        ['textbox', 'BOM（物料清单）'],
        ['link', '示例电子'],
        ['table', 'STM32F103C8T6、GD32F103CBT6 的参数对比'],
      ])),
    );
    const link = page.getByRole('link', { name: '登录芯页' });
    const colour = await link.evaluate((element) => getComputedStyle(element).backgroundColor);
    if (colour !== PARTNER_ACCENT) problems.push(`登录是 ${colour}，主题要的是 ${PARTNER_ACCENT}`);
    const kept = await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length].join());
    if (kept !== ',0,0') problems.push(`元素在浏览器里留下了东西：${kept}`);
    return [...problems, ...(await axeProblems(page))];
  });
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function axeProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (
      globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }
    ).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return violations.map(({ id, nodes }) => `axe ${id}：${nodes[0]?.html ?? ''}`);
  });
}

interface Look {
  path: string;
  style: Record<string, string>;
  box: [width: number, height: number];
}

/** Compares our elements on a plain page and on one whose own rules are hostile. @returns the first differences */
export function differencesUnderHost(plain: string, hostile: string): Promise<string[]> {
  return inBrowser(async (browser) => {
    const looks: Look[][] = [];
    for (const address of [plain, hostile]) {
      const { page } = await open(browser, address);
      await openLogin(page);
      await page.getByRole('dialog').waitFor();
      await arrived(page);
      looks.push(await page.evaluate(readLooks));
    }
    const [wanted = [], got = []] = looks;
    if (wanted.length !== got.length) return [`元素数目不同：${wanted.length} 与 ${got.length}`];
    return wanted.flatMap((look, index) => differences(look, got[index] as Look)).slice(0, 12);
  });
}

function differences(wanted: Look, got: Look): string[] {
  const styles = Object.entries(wanted.style).flatMap(([name, value]) =>
    got.style[name] === value ? [] : [`${wanted.path} ${name}: ${value} → ${got.style[name]}`],
  );
  const isMoved = wanted.box.some((length, side) => Math.abs(length - (got.box[side] ?? 0)) > 1);
  return isMoved ? [...styles, `${wanted.path}: ${wanted.box.join('×')} → ${got.box.join('×')}`] : styles;
}

function readLooks(): Look[] {
  const names = [
    'display',
    'fontFamily',
    'fontSize',
    'fontWeight',
    'fontStyle',
    'lineHeight',
    'letterSpacing',
    'textTransform',
    'textIndent',
    'textDecorationLine',
    'color',
    'backgroundColor',
    'borderTopWidth',
    'borderTopStyle',
    'borderTopLeftRadius',
    'paddingTop',
    'paddingLeft',
    'marginTop',
    'marginLeft',
    'marginBottom',
    'boxSizing',
    'textAlign',
    'listStyleType',
    'minHeight',
  ] as const;
  const ours = '[class*="cp-ui-"],[class*="cp-features-"]';
  return [...document.querySelectorAll<HTMLElement>(`${ours}, :is(${ours}) *`)]
    .filter((element) => !element.closest('svg') || element.tagName === 'svg')
    .map((element) => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return {
        path: `${element.parentElement?.tagName.toLowerCase()}>${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${element.textContent?.slice(0, 12)}”`,
        style: Object.fromEntries(names.map((name) => [name, style[name]])),
        box: [Math.round(width * 10) / 10, Math.round(height * 10) / 10],
      };
    });
}
