import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { watchProblems } from './problems.ts';
import { accountButton, codeFor, linkFor, logInBySms, newPhone, openLogin, pressOn, tabTo, typeCode } from './visitor.ts';

const PASSWORD = '白露为霜 所谓伊人 2026';
const NEXT_PASSWORD = '溯洄从之 道阻且长 2027';

async function logOut(page: Page): Promise<void> {
  await expect(accountButton(page)).toBeVisible();
  await pressOn(page, 'button', /的账户/, { within: page.getByRole('banner') });
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
  await pressOn(page, 'button', '退出登录');
  await expect(page.getByText('操作成功').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible();
}

/** Registers from the header's link, with the keyboard alone. @returns the number */
async function register(page: Page): Promise<string> {
  const mobile = newPhone();
  await page.goto('/about', { waitUntil: 'networkidle' });
  await pressOn(page, 'link', '注册', { within: page.getByRole('banner') });
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByRole('heading', { level: 1, name: /注册/ })).toBeVisible();
  const main = page.getByRole('main');
  await tabTo(page, 'textbox', '手机号码', { within: main });
  await page.keyboard.type(mobile);
  await pressOn(page, 'button', '获取验证码', { within: main });
  await typeCode(page, await codeFor(page, mobile));
  await tabTo(page, 'textbox', /密码/, { within: main });
  await page.keyboard.type(PASSWORD);
  await pressOn(page, 'checkbox', /同意/, { key: 'Space', within: main });
  await pressOn(page, 'button', '注册', { within: main });
  // Back to where the visitor came from, and nothing of it is kept.
  await expect(page).toHaveURL(/\/about$/, { timeout: 20_000 });
  expect(await page.evaluate(() => localStorage.getItem('register'))).toBeNull();
  return mobile;
}

async function logInByPassword(page: Page, mobile: string, password: string, opened?: Locator): Promise<void> {
  const dialog = opened ?? (await openLogin(page));
  await expect(dialog.getByRole('textbox', { name: '手机号码' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'tab', /短信登录/, { within: dialog });
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'textbox', '手机号码', { within: dialog });
  await page.keyboard.type(mobile);
  await tabTo(page, 'textbox', /密码/, { within: dialog });
  await page.keyboard.type(password);
  await pressOn(page, 'checkbox', /同意/, { key: 'Space', within: dialog });
  await pressOn(page, 'button', '登录', { within: dialog });
}

test.describe('只用键盘', () => {
  // Dozens of keys, some pages and a code from the outbox: a minute is short on a busy machine.
  test.setTimeout(120_000);

  test('短信登录、打开账户、退出', async ({ page }) => {
    const problems = watchProblems(page);
    await page.goto('/about', { waitUntil: 'networkidle' });
    await openLogin(page);
    await logInBySms(page);
    await expect(page.getByText('登录成功!').first()).toBeVisible();
    expect(await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('loginInfo') ?? '{}')).toSorted())).toEqual([
      'avatar',
      'id',
      'nickName',
      'token',
    ]);
    await logOut(page);
    expect(await page.evaluate(() => [localStorage.getItem('loginInfo'), /(^|; )token=/.test(document.cookie)])).toEqual([null, false]);
    expect(problems).toEqual([]);
  });

  test('写评论时登录失效：就地登录，写的还在，只寄出一次', async ({ page, context }) => {
    const words = `失效以后还在 ${Date.now() % 100_000}`;
    const mobile = await register(page);
    await page.goto('/news/index', { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().press('Enter');
    const comments = page.getByRole('region', { name: '评论' });
    const field = comments.getByRole('textbox', { name: '评论内容' });
    await field.fill(words);
    // Half of the session is gone: the server knows nobody any more.
    await context.clearCookies();
    await comments.getByRole('button', { name: '发布评论' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /登录/ });
    await logInByPassword(page, mobile, PASSWORD, dialog);
    await expect(dialog).toBeHidden({ timeout: 15_000 });
    await expect(field).toHaveValue(words);
    const sent = comments.getByRole('listitem').filter({ hasText: words });
    await expect(sent).toHaveCount(0);
    await comments.getByRole('button', { name: '发布评论' }).press('Enter');
    await expect(sent).toHaveCount(1);
    await expect(field).toHaveValue('');
  });

  test('注册、退出、密码登录、用手机找回密码、用新密码登录', async ({ page }) => {
    test.setTimeout(180_000);
    const mobile = await register(page);
    await logOut(page);

    // Somebody tried ten passwords: from now on the page solves a captcha before it sends one.
    for (let wrong = 0; wrong < 10; wrong++) await page.request.post('/api/login1', { form: { mobile, pwd: 'c1'.repeat(32) } });
    expect((await page.request.post('/api/login1', { form: { mobile, pwd: 'c1'.repeat(32) } })).status()).toBe(429);
    await page.goto('/about', { waitUntil: 'networkidle' });
    await logInByPassword(page, mobile, PASSWORD);
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 15_000 });
    await logOut(page);

    await page.goto('/about', { waitUntil: 'networkidle' });
    const dialog = await openLogin(page);
    await tabTo(page, 'tab', /短信登录/, { within: dialog });
    await page.keyboard.press('ArrowRight');
    await pressOn(page, 'link', '忘记密码', { within: dialog });
    await expect(page).toHaveURL(/\/register\?isForget=true$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    const main = page.getByRole('main');
    await tabTo(page, 'textbox', '手机号码', { within: main });
    await page.keyboard.type(mobile);
    const before = await codeFor(page, mobile);
    await pressOn(page, 'button', '获取验证码', { within: main });
    // The same number gets another code after a minute at the earliest; until then the button counts down.
    const again = main.getByRole('button', { name: /重新获取/ });
    await expect(again.or(main.getByRole('textbox', { name: /短信验证码/ }).and(page.locator(':focus')))).toBeVisible();
    if (!(await main.getByRole('textbox', { name: /短信验证码/ }).evaluate((field) => field === document.activeElement))) {
      await expect(again).not.toHaveAttribute('aria-disabled', 'true', { timeout: 70_000 });
      await again.press('Enter');
    }
    await typeCode(page, await codeFor(page, mobile, before));
    await tabTo(page, 'textbox', /新密码/, { within: main });
    await page.keyboard.type(NEXT_PASSWORD);
    await pressOn(page, 'button', '设为新密码', { within: main });
    await expect(main.getByText('新密码已生效')).toBeVisible({ timeout: 15_000 });

    await page.goto('/about', { waitUntil: 'networkidle' });
    await logInByPassword(page, mobile, PASSWORD);
    await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await logInByPassword(page, mobile, NEXT_PASSWORD);
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 15_000 });
  });

  test('绑定邮箱，再用邮件里的链接设置新密码，链接只能用一次', async ({ page }) => {
    test.setTimeout(120_000);
    await register(page);
    const email = `e2e${Date.now()}@example.com`;
    await page.goto('/userCenter/accountSetting?type=2', { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    await pressOn(page, 'button', /绑定邮箱/, { within: main });
    await tabTo(page, 'textbox', /邮箱/, { within: main });
    await page.keyboard.type(email);
    await pressOn(page, 'button', '获取验证码', { within: main });
    await typeCode(page, await codeFor(page, email));
    await pressOn(page, 'button', '绑定', { within: main });
    await expect(main.getByText('邮箱已绑定').first()).toBeVisible({ timeout: 15_000 });
    await logOut(page);

    await page.goto('/register?isForget=true', { waitUntil: 'networkidle' });
    await tabTo(page, 'tab', '用手机验证', { within: main });
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'textbox', /邮箱/, { within: main });
    await page.keyboard.type(email);
    await pressOn(page, 'button', '发送邮件', { within: main });
    await expect(main.getByText('请查收邮件')).toBeVisible({ timeout: 15_000 });
    const link = new URL(await linkFor(page, email));
    for (const isFirst of [true, false]) {
      await page.goto('/about');
      await page.goto(link.pathname + link.search + link.hash, { waitUntil: 'networkidle' });
      expect(new URL(page.url()).hash).toBe('');
      await tabTo(page, 'textbox', /新密码/, { within: main });
      await page.keyboard.type(NEXT_PASSWORD);
      await pressOn(page, 'button', '设为新密码', { within: main });
      await expect(main.getByText(isFirst ? '新密码已生效' : /链接已失效|已失效/).first()).toBeVisible({ timeout: 15_000 });
    }
  });

  test('微信扫码登录：先拒绝，再确认；登录之后留在原来的页', async ({ page, context }) => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    const dialog = await openLogin(page);
    await pressOn(page, 'button', /^微信扫码$/, { within: dialog });
    let refused = '';
    for (const answer of ['拒绝', '确认登录']) {
      const link = dialog.getByRole('link', { name: /在本机打开/ });
      await expect(link).not.toHaveAttribute('href', refused);
      refused = (await link.getAttribute('href')) ?? '';
      const phone = await context.newPage();
      await phone.goto(refused);
      await pressOn(phone, 'button', answer);
      // A page that is closed while its form is on the way may not close at all.
      await expect(phone.getByText(/已(?:确认|拒绝)/)).toBeVisible();
      await phone.close();
      if (answer === '拒绝') {
        await expect(dialog.getByText('已取消').first()).toBeVisible({ timeout: 15_000 });
        await pressOn(page, 'button', /重新|再/, { within: dialog });
      }
    }
    await expect(dialog.getByText(/确认/).first()).toBeVisible();
    await pressOn(page, 'checkbox', /同意/, { key: 'Space', within: dialog });
    await expect(dialog).toBeHidden({ timeout: 20_000 });
    await expect(accountButton(page)).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('QQ 登录：去授权页，回来，到原来的页', async ({ page }) => {
    await page.goto('/dataSources', { waitUntil: 'networkidle' });
    const dialog = await openLogin(page);
    await pressOn(page, 'checkbox', /同意/, { key: 'Space', within: dialog });
    await pressOn(page, 'button', /QQ/, { within: dialog });
    await expect(page).toHaveURL(/\/__dev\/oauth\/qq\/authorize/);
    await pressOn(page, 'button', '确认登录');
    await expect(page).toHaveURL(/\/dataSources$/, { timeout: 20_000 });
    await expect(accountButton(page)).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem('operate'), localStorage.getItem('redirect')])).toEqual([null, null]);
  });

  test('QQ 拒绝授权：说清楚，不是死路，operate 也清掉', async ({ page }) => {
    await page.goto('/dataSources', { waitUntil: 'networkidle' });
    const dialog = await openLogin(page);
    await pressOn(page, 'checkbox', /同意/, { key: 'Space', within: dialog });
    await pressOn(page, 'button', /QQ/, { within: dialog });
    await pressOn(page, 'button', '拒绝');
    await expect(page).toHaveURL(/\/socialReturn$/);
    await expect(page.getByText('已取消').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('operate'))).toBeNull();
    await pressOn(page, 'link', /首页/);
    await expect(page).toHaveURL(/\/$/);
  });

  test('绑定 QQ 之后到账号设置的社交账号', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    await openLogin(page);
    await logInBySms(page);
    await page.goto('/userCenter/accountSetting?type=7', { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    await pressOn(page, 'button', /绑定 ?QQ/, { within: main });
    await expect(page).toHaveURL(/\/__dev\/oauth\/qq\/authorize/);
    // Another test has logged in as the first person.
    await page.keyboard.press('Tab');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
    await pressOn(page, 'button', '确认登录');
    await expect(page).toHaveURL(/\/userCenter\/accountSetting\?type=7$/, { timeout: 20_000 });
    await expect(main.getByText(/QQ ?绑定成功/).first()).toBeVisible();
  });

  test('换手机要先确认是本人：用 QQ 进来的，要再输一次密码', async ({ page }) => {
    test.setTimeout(120_000);
    const asNobodyElse = async () => {
      await expect(page).toHaveURL(/\/__dev\/oauth\/qq\/authorize/);
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowUp');
      await pressOn(page, 'button', '确认登录');
    };
    await register(page);
    const main = page.getByRole('main');
    await page.goto('/userCenter/accountSetting?type=7', { waitUntil: 'networkidle' });
    await pressOn(page, 'button', /绑定 ?QQ/, { within: main });
    await asNobodyElse();
    await expect(main.getByText(/QQ ?绑定成功/).first()).toBeVisible({ timeout: 20_000 });
    await logOut(page);
    await page.goto('/about', { waitUntil: 'networkidle' });
    const login = await openLogin(page);
    await pressOn(page, 'checkbox', /同意/, { key: 'Space', within: login });
    await pressOn(page, 'button', /QQ/, { within: login });
    await asNobodyElse();
    await expect(accountButton(page)).toBeVisible({ timeout: 20_000 });

    const next = newPhone();
    await page.goto('/userCenter/accountSetting?type=2', { waitUntil: 'networkidle' });
    await pressOn(page, 'button', '更换手机', { within: main });
    await tabTo(page, 'textbox', /新手机号码/, { within: main });
    await page.keyboard.type(next);
    await pressOn(page, 'button', '获取验证码', { within: main });
    await typeCode(page, await codeFor(page, next));
    await pressOn(page, 'button', '绑定', { within: main });
    const dialog = page.getByRole('dialog', { name: '确认是你本人' });
    await expect(dialog).toBeVisible();
    await tabTo(page, 'tab', /./, { within: dialog });
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'textbox', /密码/, { within: dialog });
    await page.keyboard.type(PASSWORD);
    await pressOn(page, 'button', '确认', { within: dialog });
    await expect(dialog).toBeHidden({ timeout: 15_000 });
    await expect(main.getByText('手机已更换').first()).toBeVisible({ timeout: 15_000 });
  });

  test('我的同意：登录时勾选的文本、版本和时间看得到，统计在同一处收回', async ({ page }) => {
    await page.goto('/userCenter/accountSetting?type=5', { waitUntil: 'networkidle' });
    await logInBySms(page);
    const main = page.getByRole('main');
    const agreed = main.getByRole('list', { name: '我的同意' }).getByRole('listitem');
    await expect(agreed).toHaveCount(2);
    await expect(agreed.first()).toContainText(/用户服务协议\s*现行版本\s*同意于 \d{4}-\d\d-\d\d/);
    await pressOn(page, 'radio', '只用必要的', { key: 'Space', within: main });
    await expect(main.getByText(/现在的选择是在 .+ 作出的/)).toBeVisible();
    expect((await page.context().cookies()).find(({ name }) => name === 'consent')?.value).toMatch(/^essential\./);
  });

  test('导出我的数据：申请、等任务做好、下载，刷新后还在', async ({ page }) => {
    await register(page);
    await page.goto('/userCenter/accountSetting?type=5', { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    await pressOn(page, 'button', '导出数据', { within: main });
    await expect(main.getByText(/的数据已整理好，/)).toBeVisible();
    await page.reload({ waitUntil: 'networkidle' });
    const downloading = page.waitForEvent('download');
    await pressOn(page, 'button', '下载数据', { within: main });
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^芯页-我的数据-\d{4}-\d\d-\d\d\.json$/);
    const copy: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(copy).toMatchObject({ member: { hasPassword: true }, dataExports: [{}] });
    await page.goto('/userCenter/notices', { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').getByText('您的数据已整理好')).toBeVisible();
  });

  test('在别处的登录可以结束，那边马上要重新登录', async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000);
    const mobile = await register(page);
    const elsewhere = await browser.newContext({ baseURL, locale: 'zh-CN' });
    const other = await elsewhere.newPage();
    await other.goto('/about', { waitUntil: 'networkidle' });
    await logInByPassword(other, mobile, PASSWORD);
    await expect(accountButton(other)).toBeVisible({ timeout: 15_000 });

    await page.goto('/userCenter/accountSetting?type=4', { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    await expect(main.getByText('本机').first()).toBeVisible();
    await pressOn(page, 'button', '结束其他设备的登录', { within: main });
    await expect(main.getByText(/其他设备的登录都已结束|只有本机登录着/).first()).toBeVisible({ timeout: 15_000 });

    await other.goto('/userCenter/notices', { waitUntil: 'networkidle' });
    await expect(other.getByRole('dialog', { name: /登录/ })).toBeVisible({ timeout: 15_000 });
    await expect(accountButton(page)).toBeVisible();
    await elsewhere.close();
  });
});
