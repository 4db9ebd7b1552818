import { chromium } from '@playwright/test';
import { createRequire } from 'node:module';
const sharp = createRequire('/work/t/circle/apps/server/package.json')('sharp');
process.env['E2E_URL'] = 'http://127.0.0.1:4820'; process.env['E2E_DEV_URL'] = 'http://127.0.0.1:4821'; process.env['E2E_DATA_DIR'] = '/tmp/p4820';
const { openAsMember } = await import('./people.ts');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const shot = async (page: any, name: string) => page.screenshot({ path: `/tmp/shotsC/${name}.png`, fullPage: true });
for (const [w, scheme] of [[1280, 'light'], [360, 'light'], [1280, 'dark']] as const) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: w, height: 900 }, colorScheme: scheme, baseURL: process.env['E2E_URL'] });
  const page = await context.newPage();
  page.on('console', (m: any) => m.type() === 'error' && console.log(w, m.text()));
  for (const [path, name] of [['/circle', 'list'], ['/circle?view=recommended', 'rec'], ['/circle/allCircle/1', 'groups'], ['/circle/circleContent/1', 'group'], ['/circle/circleDetail/7', 'post'], ['/circle/circleDetail/10', 'poll']] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await shot(page, `${name}-${w}-${scheme}`);
  }
  await openAsMember(page, '/circle/publishCircle/1?quote=7');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: /^内容/ }).fill('九路输出的纹波，测法见 https://example.com/ripple 。\n第二行');
  const png = async (c: string) => sharp({ create: { width: 640, height: 480, channels: 3, background: c } }).png().toBuffer();
  await main.locator('input[type=file]').setInputFiles(await Promise.all(['#345', '#586', '#a63', '#267', '#757', '#933'].map(async (c, i) => ({ name: `波形${i}.png`, mimeType: 'image/png', buffer: await png(c) }))));
  await main.getByRole('progressbar').first().waitFor({ state: 'hidden', timeout: 60000 }); await page.waitForTimeout(1000);
  for (const field of await main.getByRole('textbox', { name: /图片说明/ }).all()) await field.fill('输出纹波，20 MHz 带宽');
  await main.getByRole('checkbox', { name: '加一个投票' }).press(' ');
  await main.getByRole('textbox', { name: /^投票的问题/ }).fill('用哪种测法？');
  await main.getByRole('textbox', { name: /^选项/ }).fill('弹簧地针\n地线夹子');
  await main.getByRole('combobox', { name: /型号和品牌/ }).pressSequentially('LM2596');
  await page.waitForTimeout(1500);
  await shot(page, `form-${w}-${scheme}`);
  await page.keyboard.press('ArrowDown'); await page.keyboard.press('Enter');
  await main.getByRole('button', { name: '发布' }).press('Enter');
  await page.waitForTimeout(4000); await shot(page, `after-${w}-${scheme}`); await page.waitForURL(/circleContent/); await page.waitForTimeout(1500);
  await shot(page, `sent-${w}-${scheme}`);
  await main.getByRole('button', { name: /更多操作/ }).first().press('Enter');
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/shotsC/menu-${w}-${scheme}.png` });
  await page.keyboard.press('Escape');
  await main.getByRole('link', { name: /看 6 张图/ }).first().press('Enter');
  await page.waitForURL(/circleDetail/); await page.waitForTimeout(1500);
  await shot(page, `mine-${w}-${scheme}`);
  await page.goto('/userCenter/circle', { waitUntil: 'networkidle' }); await shot(page, `own-${w}-${scheme}`);
  await page.goto('/userCenter/circle/settings', { waitUntil: 'networkidle' }); await shot(page, `settings-${w}-${scheme}`);
  await context.close();
}
await browser.close();
