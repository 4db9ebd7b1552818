import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArgs, requireChromium } from './chromium.ts';
import { root, run } from './steps/tally.ts';

/** A page in one width, as `e2e/sheet/pages.sheet.ts` writes it beside its picture. */
interface Shown {
  at: number;
  sample: string;
  width: number;
  login: string | null;
  tooWide: boolean;
}

/** The looks that a sheet can be made in. */
export const SHEET_LOOKS = ['light', 'dark', 'forced', 'large'] as const;

const COLUMNS = 4;
const ROWS = 3;

/**
 * Photographs every page by its row at 1280 and 390 px and puts the pictures side by side: `index.html` for a browser, `sheet-N-WIDTH.png` for a glance.
 * @param look `large`: text twice as big.
 * @returns The exit code; the pictures lie in `.cache/contact-sheet/{look}`.
 */
export async function contactSheet(look: (typeof SHEET_LOOKS)[number]): Promise<number> {
  const folder = `${root}/.cache/contact-sheet/${look}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.env['CHROMIUM_PATH'] = requireChromium();
  process.env['E2E_SHEET_DIR'] = folder;
  process.env['E2E_SHEET_LOOK'] = look;
  const code = await run('node', [`${root}/e2e/node_modules/@playwright/test/cli.js`, 'test', '--config', 'e2e/sheet/playwright.config.ts']);
  const shown = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Shown);
  writeFileSync(`${folder}/index.html`, sheetPage(shown, '100%'));
  await photograph(folder, shown);
  for (const { sample, width } of shown.filter(({ tooWide }) => tooWide)) console.log(`${sample} 在 ${width} px 横向滚动`);
  console.log(`${shown.length} 张在 ${folder}/index.html`);
  return code;
}

/** The sheets as pictures, twelve pages on each. */
async function photograph(folder: string, shown: readonly Shown[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArgs });
  const page = await browser.newPage({ viewport: { width: 1800, height: 1200 } });
  for (const width of new Set(shown.map((each) => each.width))) {
    const ofWidth = shown.filter((each) => each.width === width);
    for (let first = 0; first < ofWidth.length; first += COLUMNS * ROWS) {
      const file = `${folder}/part.html`;
      writeFileSync(file, sheetPage(ofWidth.slice(first, first + COLUMNS * ROWS), '520px'));
      await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
      await page.screenshot({ path: `${folder}/sheet-${width}-${String(first / (COLUMNS * ROWS)).padStart(2, '0')}.png`, fullPage: true });
    }
  }
  rmSync(`${folder}/part.html`, { force: true });
  await browser.close();
}

function sheetPage(shown: readonly Shown[], tallest: string): string {
  const figures = shown
    .toSorted((a, b) => a.at - b.at || b.width - a.width)
    .map(({ at, sample, width, login }) => {
      const file = `${String(at).padStart(3, '0')}-${width}.png`;
      const said = [sample, width, login].filter((each) => each !== null).join(' · ');
      return `<figure><a href="${file}"><img src="${file}" alt="${escaped(said)}"></a><figcaption>${escaped(said)}</figcaption></figure>`;
    });
  const style = `body{margin:8px;font:12px sans-serif;background:#777;display:grid;grid-template-columns:repeat(${COLUMNS},1fr);gap:8px;align-items:start}figure{margin:0}img{width:100%;max-height:${tallest};object-fit:contain;object-position:top left;background:#fff}figcaption{color:#fff;overflow-wrap:anywhere}`;
  return `<!doctype html><meta charset="utf-8"><title>所有页面</title><style>${style}</style>${figures.join('\n')}`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
