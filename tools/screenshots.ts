// `npm run screenshots`: starts a portal of its own and photographs the path that README.md shows. `-- all`: every page, side by side;
// `-- all dark`, `forced` or `large` (text twice as big): in that look.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { arrived } from './arrived.ts';
import { chromiumArgs, requireChromium } from './chromium.ts';
import { contactSheet, SHEET_LOOKS } from './contactSheet.ts';

const root = resolve(import.meta.dirname, '..');
const folder = `${root}/docs/screenshots`;
const port = process.env['PORT'] ?? '3099';
const origin = process.env['PORTAL_URL'] ?? `http://127.0.0.1:${port}`;

interface Shot {
  file: string;
  path: string;
  dark?: boolean;
  width?: number;
  before?: (page: Page) => Promise<void>;
}

const shots: Shot[] = [
  { file: 'home.png', path: '/' },
  { file: 'search.png', path: `/datasheet/datasheetSearch/${encodeURIComponent('STM32F103 LQFP')}` },
  { file: 'search-dark.png', path: '/datasheet/datasheetSearch/LM358', dark: true },
  { file: 'detail.png', path: '/datasheet/datasheetSearch/STM32F103C8T6', before: openFirstPart },
  { file: 'login.png', path: '/', before: openLogin },
  { file: 'phone.png', path: '/datasheet/datasheetSearch/STM32F103', width: 390 },
];

const [what, look = 'light'] = process.argv.slice(2);
if (what === 'all') process.exitCode = await contactSheet(SHEET_LOOKS.find((each) => each === look) ?? 'light');
else await main();

async function main() {
  const data = mkdtempSync(join(tmpdir(), 'chippage-shots-'));
  const portal = process.env['PORTAL_URL'] ? undefined : startPortal(data);
  try {
    await ready();
    mkdirSync(folder, { recursive: true });
    const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArgs });
    for (const shot of shots) {
      const page = await browser.newPage({
        viewport: { width: shot.width ?? 1280, height: shot.width ? 844 : 800 },
        locale: 'zh-CN',
        colorScheme: shot.dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
      });
      if (shot.dark) await page.addInitScript(() => (document.documentElement.dataset['theme'] = 'dark'));
      await page.goto(`${origin}${shot.path}`, { waitUntil: 'networkidle' });
      await shot.before?.(page);
      if (shot.dark) await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
      await page.screenshot({ path: `${folder}/${shot.file}`, animations: 'disabled', caret: 'hide' });
      console.log(`docs/screenshots/${shot.file}`);
      await page.close();
    }
    await browser.close();
  } finally {
    if (portal) await stop(portal);
    rmSync(data, { recursive: true, force: true });
  }
}

async function openFirstPart(page: Page) {
  await page.getByRole('link', { name: 'STM32F103C8T6', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'STM32F103C8T6' }).waitFor();
  await page.waitForLoadState('networkidle');
  await arrived(page);
}

async function openLogin(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  await page.getByRole('dialog').waitFor();
}

function startPortal(data: string) {
  return spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function ready() {
  for (let second = 0; second < 180; second += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(1000);
  }
  throw new Error('门户 180 秒内没有就绪。');
}

function stop(portal: ReturnType<typeof spawn>) {
  return new Promise((resolve) => {
    portal.once('exit', resolve);
    portal.kill('SIGTERM');
  });
}
