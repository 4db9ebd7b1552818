import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { guards } from './guards.ts';
import { watchProblems } from './problems.ts';

/** Sends a request as it is. @returns all that came back */
async function spoken(host: string, words: string): Promise<string> {
  const [name = '', port = '80'] = host.split(':');
  const socket = connect(Number(port), name);
  socket.write(words);
  return text(socket);
}

test('每个回答都带安全头，每页一个新的随机数', async ({ request }) => {
  const seen = new Set<string>();
  for (const path of ['/', '/', '/datasheet/datasheetSearch/STM32', '/no/such/page', '/brandList/all']) {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(headers).toMatchObject(guards);
    expect(headers['x-powered-by']).toBeUndefined();
    const policy = headers['content-security-policy'] ?? '';
    for (const rule of [
      "default-src 'none'",
      "'strict-dynamic'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(rule);
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce.length).toBe(24);
    expect(await answer.text()).toContain(`nonce="${nonce}"`);
    seen.add(nonce);
  }
  expect(seen.size).toBe(5);
});

test('匿名页可以短时共享，登录后的页不留副本', async ({ request }) => {
  const shared = await request.get('/');
  expect(shared.headers()['cache-control']).toContain('s-maxage');
  const again = await request.get('/', { headers: { 'if-none-match': shared.headers()['etag'] ?? '' } });
  expect([again.status(), again.headers()['content-security-policy']]).toEqual([304, undefined]);
  const own = await request.get('/', { headers: { cookie: 'token=x; userId=7; nickName=%E6%9E%97' } });
  expect(own.headers()['cache-control']).toBe('no-store');
});

test('静态文件长期缓存、已压缩，源码映射不公开', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const file = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(file.headers()).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
  expect((await request.get(`${script}.map`)).status()).toBe(404);
  expect((await request.get('/.vite/manifest.json')).status()).toBe(404);
  expect((await request.get('/assets/../../package.json')).status()).toBe(404);
});

test('没有谁该看的地址都是 404，没有见过的方法是 405', async ({ request, baseURL }) => {
  const hidden = [
    '/.git/config',
    '/.env',
    '/server.js',
    '/package.json',
    '/apps/portal/host/main.ts',
    '/metrics',
    '/assets/',
    '/assets',
    '/.vite/',
    '/data/',
    '/api/',
  ];
  for (const path of hidden) expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  for (const method of ['TRACE', 'PUT', 'DELETE', 'PROPFIND']) {
    const { host } = new URL(baseURL ?? '');
    // No client of a browser may send TRACE.
    const answer = await spoken(host, `${method} / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect([method, answer]).toEqual([method, expect.stringMatching(/^HTTP\/1\.1 40[45] /)]);
  }
});

test('3.5.5（59）：别的来源发来的 message 没有人听', async ({ page }) => {
  await page.goto('/?again=message', { waitUntil: 'networkidle' });
  // What the page does by itself once its code runs is done: the browser has its name, times are said as ages, visits are asked about.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('uuid=');
  await expect(
    page
      .getByRole('table', { name: '最新数据手册' })
      .getByText(/前$|^刚刚$/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: '只用必要的' })).toBeVisible();
  const state = () => page.evaluate(() => [location.href, document.cookie, JSON.stringify(localStorage), document.body.innerText]);
  const before = await state();
  await page.evaluate(async () => {
    const words = [{ type: 'login', token: 'x'.repeat(43), userId: 7 }, { type: 'redirect', url: 'https://evil.example/' }, '{"cmd":"logout"}', 'cp-login'];
    for (const data of words) dispatchEvent(new MessageEvent('message', { origin: 'https://evil.example', source: window, data }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  expect(await state()).toEqual(before);
});

const hostile = [
  '<script>alert(1)</script>',
  '%',
  '_',
  '\\',
  "' OR 1=1--",
  '\u0000',
  '😀',
  '../../etc/passwd',
  '..',
  'a'.repeat(5000),
  '</title><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '\u2028',
];
for (const words of hostile) {
  test(`搜索 ${JSON.stringify(words.slice(0, 30))} 得到正常的回答`, async ({ page }) => {
    const problems = watchProblems(page);
    page.on('dialog', (dialog) => problems.push(`dialog ${dialog.message()}`));
    const answer = await page.goto(`/datasheet/datasheetSearch/?keywords=${encodeURIComponent(words)}`, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    await expect(page.locator('main h1')).toHaveCount(1);
    expect(await page.locator('main script, main img[onerror]').count()).toBe(0);
    expect(problems).toEqual([]);
  });
}

test('坏掉的网址得到明白的 4xx', async ({ request, baseURL }) => {
  for (const path of [
    '/datasheet/datasheetSearch/%E0%A4%A',
    '/datasheet/datasheetSearch/%ED%A0%80',
    '/datasheet/datasheetSearch/x?sort=%00',
    `/datasheet/datasheetSearch/${'a'.repeat(20_000)}`,
  ]) {
    const status = (await fetch(baseURL + path)).status;
    expect(status, path.slice(0, 60)).toBeGreaterThanOrEqual(400);
    expect(status, path.slice(0, 60)).toBeLessThan(500);
  }
  expect((await request.post('/')).status()).toBe(405);
});
