process.env['E2E_URL']='http://localhost:4720';process.env['E2E_DEV_URL']='http://127.0.0.1:4721';process.env['E2E_DATA_DIR']='/tmp/ppk';
import { chromium } from '@playwright/test';
import { openAsMember } from './people.ts';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [w, scheme, forced] of [[360, 'light', 'none'], [1280, 'dark', 'none'], [1280, 'light', 'active'], [360, 'dark', 'none'], [1280, 'light', 'none']] as const) {
  const context = await browser.newContext({ baseURL: 'http://localhost:4720', locale: 'zh-CN', viewport: { width: w, height: 800 }, colorScheme: scheme, forcedColors: forced });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } });
  const n = `${w}-${scheme}-${forced}`;
  await page.goto('/about'); await page.waitForTimeout(1500);
  await page.getByRole('banner').getByRole('button', { name: '登录' }).first().click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/ppk-login-${n}.png` });
  await openAsMember(page, '/userCenter/accountSetting?type=8');
  await page.waitForTimeout(2500);
  await page.getByRole('button', { name: '添加通行密钥' }).click();
  await page.waitForTimeout(2000);
  await page.screenshot({ path: `/tmp/ppk-set-${n}.png` });
  await context.close();
}
await browser.close();
