import { expect, test } from '@playwright/test';
import { drawn } from './atRest.ts';
import { watchProblems } from './problems.ts';
import { accountButton, logInBySms, openLogin, pressOn, tabTo } from './visitor.ts';

test('快捷导航：添加、上移、删除，刷新之后还在', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const header = page.getByRole('banner');
  const editor = page.getByRole('dialog', { name: /编辑/ });
  const edit = async () => {
    await pressOn(page, 'button', '菜单', { within: header });
    await expect(header.getByRole('button', { name: '编辑' })).toBeVisible();
    await pressOn(page, 'button', '编辑', { within: header });
    await expect(editor).toBeVisible();
  };
  const add = async (name: string, url: string) => {
    await pressOn(page, 'button', '添加站点', { within: editor });
    await expect(editor.getByLabel('名称')).toBeFocused();
    await page.keyboard.type(name);
    await tabTo(page, 'textbox', /完整网址/, { within: editor });
    await page.keyboard.type(url);
    await page.keyboard.press('Enter');
  };
  await edit();
  await add('坏网址', 'javascript:alert(1)');
  await expect(editor.getByText('网址要以 http:// 或 https:// 开头')).toBeVisible();
  await pressOn(page, 'button', '取消', { within: editor });
  await add('甲站', 'https://a.example.com/');
  await add('乙站', 'https://b.example.com/');
  await pressOn(page, 'button', '上移 乙站', { within: editor });
  await expect(editor.getByText(/已移到第 \d+ 项/).first()).toBeVisible();
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('navigationJson') ?? '{}').common.map(({ name }: { name: string }) => name));
  expect((await kept()).slice(-2)).toEqual(['乙站', '甲站']);
  await pressOn(page, 'button', '删除 甲站', { within: editor });
  await expect(editor.getByText('已删除 甲站，可撤销').first()).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  expect((await kept()).at(-1)).toBe('乙站');
  await pressOn(page, 'button', '菜单', { within: header });
  await expect(header.getByRole('link', { name: /乙站/ }).first()).toHaveAttribute('href', 'https://b.example.com/');
  await expect(header.getByRole('link', { name: /甲站/ })).toHaveCount(0);
});

test('反馈要先登录，登录之后接着写；三处漏填各有一句话', async ({ page }) => {
  await page.goto('/dataSources', { waitUntil: 'networkidle' });
  await pressOn(page, 'button', '反馈');
  await logInBySms(page);
  const dialog = page.getByRole('dialog', { name: '意见反馈' });
  await expect(dialog).toBeVisible();
  await pressOn(page, 'button', '提交反馈', { within: dialog });
  for (const words of ['请选择反馈类型', '请填写您的邮箱，方便我们跟进', '请完善反馈内容，以便我们尽快解决此问题'])
    await expect(dialog.getByText(words).first()).toBeVisible();
  await tabTo(page, 'radio', /./, { within: dialog });
  await page.keyboard.press('Space');
  await tabTo(page, 'textbox', '反馈内容', { within: dialog });
  await page.keyboard.type('第 12 页的引脚图看不清');
  await tabTo(page, 'textbox', '联系邮箱', { within: dialog });
  await page.keyboard.type('zhang@example.com');
  await pressOn(page, 'button', '提交反馈', { within: dialog });
  await expect(dialog.getByText('反馈已收到')).toBeVisible();
  await pressOn(page, 'button', '完成', { within: dialog });
  await page.goto('/userCenter/feedback', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByText('第 12 页的引脚图看不清')).toBeVisible();
});

test('足迹：登录前说要登录，看过的数据手册登录后记下来', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await pressOn(page, 'button', '足迹');
  const drawer = page.getByRole('dialog', { name: /浏览/ });
  await expect(drawer).toBeVisible();
  await pressOn(page, 'button', '登录', { within: drawer });
  await logInBySms(page);
  await page.keyboard.press('Escape');
  let hosted: { id: number; brandId: number; title: string } | undefined;
  await expect(async () => {
    const { data } = (await (await page.request.get('/api/spec/v1/newest?size=20')).json()) as {
      data: { id: number; brandId: number; title: string; isHosted: boolean; partIds: number[] }[];
    };
    hosted = data.find(({ isHosted, partIds }) => isHosted && partIds.length > 0);
    expect(hosted).toBeDefined();
  }).toPass({ timeout: 45_000 });
  const written = page.waitForResponse((answer) => answer.url().endsWith('/api/history/add') && answer.ok());
  await page.goto(`/specification_detail/${hosted?.id}?brandId=${hosted?.brandId}`);
  await written;
  await pressOn(page, 'button', '足迹');
  await expect(drawer.getByRole('tabpanel').getByRole('link').first()).toHaveAttribute('href', new RegExp(`/specification_detail/${hosted?.id}`));
});

test('同意之前不存统计、不发统计；同意之后才发，而且不带查询', async ({ page, context }) => {
  const sent: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/webTracking')) sent.push(new URL(request.url()));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(sent).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['uuid']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await pressOn(page, 'button', '同意统计');
  await expect.poll(() => sent.length).toBe(1);
  expect(Object.fromEntries(sent[0]?.searchParams ?? [])).toMatchObject({ value: '/about' });
  await page.goto('/register?shareCode=Abc123&fromswb=https%3A%2F%2Fblog.example.com', { waitUntil: 'networkidle' });
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.searchParams.get('value')).toBe('/register');
  expect(sent.map(String).join(' ')).not.toContain('Abc123');
  const consent = (await context.cookies()).find(({ name }) => name === 'consent');
  expect(consent?.value).toMatch(/^all\.1\.\d{13}$/);
  expect((consent?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(180 * 86_400);
  expect((consent?.expires ?? 0) - Date.now() / 1000).toBeLessThan(184 * 86_400);
});

test('只要必需的：不再问，也不发统计', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/webTracking')) sent.push(request.url());
  });
  await page.goto('/dataSources', { waitUntil: 'networkidle' });
  await pressOn(page, 'button', '只用必要的');
  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: '同意统计' })).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('首页的搜索滚出之后，页头的搜索接上', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('search')).toHaveCount(0);
  await page.mouse.wheel(0, 900);
  await expect(header.getByRole('search')).toBeVisible();
  expect(await header.getByRole('search').evaluate((form) => form.getBoundingClientRect().top >= 0)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(header.getByRole('search')).toHaveCount(0);
});

test('搜索框的范围：只用键盘换，输入留着，按了搜索才去；到了新的一页，范围是那一页的', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/datasheet/datasheetSearch/STM32F103', { waitUntil: 'networkidle' });
  await tabTo(page, 'combobox', '搜索型号、关键词或品牌');
  await page.keyboard.press('End');
  await page.keyboard.type('C8T6');
  await page.keyboard.press('Shift+Tab');
  const scope = page.getByRole('combobox', { name: '搜索范围' });
  await expect(scope).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(scope).toHaveValue('texts');
  await page.keyboard.press('ArrowDown');
  await expect(scope).toHaveValue('goods');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: '搜索现货' })).toBeFocused();
  await expect(page).toHaveURL(/\/datasheetSearch\/STM32F103$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mall\/index\?keywords=STM32F103C8T6$/);
  await expect(scope).toHaveValue('goods');
  await scope.selectOption('文章');
  await page.getByRole('search', { name: '搜索新闻' }).getByRole('button', { name: '搜索' }).click();
  await expect(page).toHaveURL(/\/news\/search\?keywords=STM32F103C8T6$/);
  await expect(scope).toHaveValue('articles');
  await page.goBack();
  await expect(scope).toHaveValue('goods');
  await page.getByRole('link', { name: '数据手册', exact: true }).first().click();
  await expect(scope).toHaveValue('parts');
  expect(problems).toEqual([]);
});

test('页面还没醒来时选的范围算数', async ({ page }) => {
  let wake = () => {};
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto('/datasheet/datasheetSearch/STM32F103', { waitUntil: 'commit' });
  const scope = page.getByRole('combobox', { name: '搜索范围' });
  await scope.selectOption('现货');
  wake();
  await expect(page.getByRole('search', { name: '搜索现货' })).toBeVisible();
  await expect(scope).toHaveValue('goods');
});

test('会员页：没有登录时页面留下并请你登录，HTML 里没有谁的东西，登录后留在这里', async ({ page, request }) => {
  const answer = await request.get('/userCenter/accountSetting?type=2');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('登录后才能查看');
  expect(await answer.text()).toContain('noindex');
  const problems = watchProblems(page);
  await page.goto('/userCenter/notices', { waitUntil: 'networkidle' });
  await logInBySms(page);
  await expect(page).toHaveURL(/\/userCenter\/notices$/);
  await expect(page.getByText('登录后才能查看')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
});

test('消息窗口：票据马上换掉，地址栏里不留', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await openLogin(page);
  await logInBySms(page);
  const url = await page.evaluate(async () => {
    const { token, id } = JSON.parse(localStorage.getItem('loginInfo') ?? '{}');
    const uuid = /uuid=(\w+)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch('/api/auth/ticket', { method: 'POST', headers: { token, uid: String(id), uuid }, body: new URLSearchParams({ purpose: 'im' }) });
    return ((await answer.json()) as { data: { url: string } }).data.url;
  });
  const inbox = await context.newPage();
  // Spent by the first visit, not by a second one that came before: the network may be idle before the ticket is sent.
  const spent = inbox.waitForResponse(/\/api\/auth\/ticket\/exchange$/);
  const answer = await inbox.goto(url, { waitUntil: 'networkidle' });
  expect((await spent).status()).toBe(200);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(new URL(inbox.url()).search).toBe('');
  await expect(inbox.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(inbox.getByRole('banner').getByRole('link', { name: /芯页/ }).first()).toBeVisible();
  await inbox.goto(url);
  // Its scripts are at hand, so the network may be idle before they have run.
  await expect(inbox).toHaveURL(({ search }) => search === '');
  await expect(inbox.getByText('这个链接已失效').first()).toBeVisible();
});

test('别人的票据：说出是谁的，问过才换；编号写成自己的也不行', async ({ page, browser, baseURL }) => {
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const stranger = await other.newPage();
  await stranger.goto('/', { waitUntil: 'networkidle' });
  await openLogin(stranger);
  await logInBySms(stranger);
  const ticketUrl = () =>
    stranger.evaluate(async () => {
      const { token, id } = JSON.parse(localStorage.getItem('loginInfo') ?? '{}');
      const uuid = /uuid=(\w+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch('/api/auth/ticket', {
        method: 'POST',
        headers: { token, uid: String(id), uuid },
        body: new URLSearchParams({ purpose: 'sso' }),
      });
      return ((await answer.json()) as { data: { url: string } }).data.url;
    });
  await page.goto('/', { waitUntil: 'networkidle' });
  await openLogin(page);
  await logInBySms(page);
  const idOf = () => page.evaluate(() => (JSON.parse(localStorage.getItem('loginInfo') ?? '{}') as { id: number }).id);
  const own = await idOf();
  const disguised = new URL(await ticketUrl());
  disguised.searchParams.set('userId', String(own));
  await page.goto(disguised.href, { waitUntil: 'networkidle' });
  await expect(page.getByText('这个链接已失效').first()).toBeVisible();
  expect(await idOf()).toBe(own);
  const url = await ticketUrl();
  await page.goto(url, { waitUntil: 'networkidle' });
  expect(new URL(page.url()).search).toBe('');
  const question = page.getByRole('alertdialog', { name: '换一个账号登录？' });
  await expect(question).toContainText(/登录，现在的登录会结束/);
  await expect(question).toContainText(/1\d\d\*{4}\d{4}/);
  await expect(question.getByRole('button', { name: '保持现在的登录' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  expect(await idOf()).toBe(own);
  await page.goto(url, { waitUntil: 'networkidle' });
  await question.getByRole('button', { name: '继续' }).click();
  // The page is loaded again with the other login: nothing can be asked of it meanwhile.
  const idInCookie = async () => (await page.context().cookies()).find(({ name }) => name === 'userId')?.value ?? String(own);
  await expect.poll(idInCookie).not.toBe(String(own));
  await other.close();
});

test('只剩 Cookie 的登录：清掉，头像不闪', async ({ page, context, baseURL }) => {
  await context.addCookies(
    Object.entries({ token: 'x'.repeat(43), userId: '7', nickName: 'stale', avatar: '' }).map(([name, value]) => ({ name, value, url: baseURL ?? '' })),
  );
  const seen: string[] = [];
  await page.exposeFunction('sawAvatar', (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const avatar = document.querySelector('header button[aria-label*="stale"]');
      // Only what is painted and to be seen can flicker.
      if (!avatar) return;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (getComputedStyle(avatar).visibility === 'visible') (globalThis as unknown as { sawAvatar: (text: string) => void }).sawAvatar('avatar');
        }),
      );
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible();
  expect(seen).toEqual([]);
  // The browser stores what a script writes to its cookies a moment later.
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('token');
});

test('一个窗口登录，另一个窗口跟上；退出也跟上', async ({ page, context }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const other = await context.newPage();
  await other.goto('/dataSources', { waitUntil: 'networkidle' });
  await page.bringToFront();
  await openLogin(page);
  await logInBySms(page);
  await expect(accountButton(other)).toHaveAttribute('aria-label', /的账户/);
  await pressOn(page, 'button', /的账户/, { within: page.getByRole('banner') });
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
  await pressOn(page, 'button', '退出登录');
  await expect(other.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible();
});

test('无障碍设置：大字和少动画马上生效，下一页从第一个字节就生效', async ({ page }) => {
  await page.goto('/accessibility', { waitUntil: 'networkidle' });
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const before = await size();
  await pressOn(page, 'switch', '大字', { key: 'Space' });
  expect(await size()).toBeGreaterThan(before);
  const html = await (await page.goto('/dataSources'))?.text();
  expect(html?.slice(0, 300)).toContain('data-type="large"');
});

test('邀请码和来源站一路带到注册', async ({ page }) => {
  await page.goto('/promoteRegistration?shareCode=Abc123&fromswb=https%3A%2F%2Fblog.example.com', { waitUntil: 'networkidle' });
  await page.goto('/brandList/all', { waitUntil: 'networkidle' });
  await expect(page.getByRole('banner').getByRole('link', { name: '注册' })).toHaveAttribute(
    'href',
    '/register?shareCode=Abc123&fromswb=https%3A%2F%2Fblog.example.com',
  );
});

test('收藏：没登录先登录，登录后接着收藏；在“收藏与关注”里能找到，再按一次取消', async ({ page }) => {
  await page.goto('/datasheet/datasheetDetail/6959', { waitUntil: 'networkidle' });
  const favourite = page.getByRole('main').getByRole('button', { name: '收藏' });
  await favourite.press('Enter');
  await logInBySms(page);
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/userCenter/favourites');
  await expect(page.getByRole('main').getByRole('link', { name: /STM32F103C8T6/ })).toBeVisible();
  await page.goto('/datasheet/datasheetDetail/6959', { waitUntil: 'networkidle' });
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await favourite.press('Enter');
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
});

test('一次按键就到下一页，不必再碰键盘或鼠标', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: '新闻' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '新闻' })).toBeVisible({ timeout: 3_000 });
});

/** Whether the code of a part has come, with everything that was asked for beside it. Runs in the page. */
function hasCodeOf(part: string): boolean {
  const come = performance.getEntriesByType('resource').map(({ name }) => name);
  const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"], link[rel="stylesheet"]')].map(({ href }) => href);
  return come.some((name) => name.includes(part)) && asked.every((href) => come.includes(href));
}

test('断网：没看过的页面不离开并说明，看过的照常打开，收藏排队，连上后只发一次', async ({ page, context }) => {
  await page.goto('/datasheet/datasheetDetail/6959', { waitUntil: 'networkidle' });
  const favourite = page.getByRole('main').getByRole('button', { name: '收藏' });
  await favourite.press('Enter');
  await logInBySms(page);
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  const { pathname } = new URL(page.url());
  await page.getByRole('banner').getByRole('link', { name: '新闻' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '新闻' })).toBeVisible();
  await page.goBack();
  await expect(favourite).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && request.url().includes('/my/userFavour/') && sent.push(request.url()));

  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: '品牌' }).press('Enter');
  await expect(page.getByText('网络已断开，这一页还没有看过，连上后再打开')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathname);
  await favourite.press('Enter');
  await expect(page.getByText('网络已断开，1 项操作等待重发')).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: '新闻' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '新闻' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('网络已恢复')).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  await page.goto('/datasheet/datasheetDetail/6959', { waitUntil: 'networkidle' });
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
});

test('断网：按了还没有取代码的按钮，页面留着并说明，连上后打开；搜索也不离开', async ({ page, context }) => {
  await page.goto('/datasheet/datasheetSearch/LM358', { waitUntil: 'networkidle' });
  await page.mouse.move(400, 400);
  await page.waitForFunction(hasCodeOf, 'ConnectionHost');
  const rows = page.getByRole('main').getByRole('link', { name: /^LM358/ });
  await expect(rows.first()).toBeVisible();
  const { href } = new URL(page.url());

  await context.setOffline(true);
  await page.getByRole('button', { name: /^列/ }).click();
  await expect(page.getByText('网络已断开，这里要联网才能打开，连上后会自动打开')).toBeVisible();
  await expect(rows.first()).toBeVisible();
  await page.getByRole('search').locator('input').first().fill('NE555');
  await page.keyboard.press('Enter');
  await expect(page.getByText('网络已断开，这一页还没有看过，连上后再打开')).toBeVisible();
  expect(page.url()).toBe(href);
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('Escape');

  await context.setOffline(false);
  await expect(page.getByText('网络已恢复')).toBeVisible();
  await expect(page.getByRole('dialog', { name: /列/ }).or(page.getByRole('menu', { name: /列/ }))).toBeVisible();
});

test('还没有碰过页面就断网：页面和页脚留着，连上后照常', async ({ page, context }) => {
  const path = '/datasheet/datasheetSearch/LM358';
  const html = await (await page.request.get(path)).text();
  // What comes at the first event, or some seconds after the page without one: the pictures of the footer among it. Its styles come before it.
  const styles = new Set<string>();
  const isLate = ({ pathname }: URL) => pathname.endsWith('.css') && !html.includes(pathname);
  page.on('request', (request) => isLate(new URL(request.url())) && styles.add(request.url()));
  const drawsModules = page.waitForResponse(async (response) => response.url().endsWith('.js') && (await response.text()).includes('v1h-'));
  await page.goto(path, { waitUntil: 'load' });
  await page.mouse.move(400, 400);
  await drawsModules;
  await page.goto('about:blank');

  const gone = Promise.withResolvers<void>();
  await page.route(isLate, async (route) => {
    await gone.promise;
    await route.abort('internetdisconnected');
  });
  const failed = [...styles].map((url) => page.waitForEvent('requestfailed', (request) => request.url() === url));
  await page.goto(path, { waitUntil: 'load' });
  const picture = page
    .getByRole('contentinfo')
    .getByRole('img', { name: /二维码/ })
    .first();
  const rows = page.getByRole('main').getByRole('link', { name: /^LM358/ });
  await context.setOffline(true);
  await page.mouse.move(400, 400);
  gone.resolve();
  await Promise.all(failed);
  await drawn(page);
  await expect(rows.first()).toBeVisible();
  await expect(picture).toBeVisible();

  await page.unroute(isLate);
  const come = [...styles].map((url) => page.waitForResponse(url));
  await context.setOffline(false);
  await Promise.all(come);
  await rows.first().press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /LM358/ })).toBeVisible();
});

for (const [path, name] of [
  ['/datasheet/datasheetSearch/STM32F103', /^STM32F103/],
  ['/mall/index', /./],
] as const)
  test(`${path}：从跳转链接到第一行结果，最多按十次 Tab`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
    await page.keyboard.press('Enter');
    const toRows = page.getByRole('link', { name: '跳到第一行结果' });
    const row = page.getByRole('row').getByRole('link', { name }).first();
    let tabs = 0;
    const isAtRow = () => row.evaluate((link) => link === document.activeElement || link.closest('tr')?.contains(document.activeElement) === true);
    while (tabs < 10 && !(await isAtRow())) {
      await page.keyboard.press('Tab');
      tabs += 1;
      if (await toRows.evaluate((link) => link === document.activeElement)) await page.keyboard.press('Enter');
    }
    expect(await isAtRow(), `${tabs} 次`).toBe(true);
  });
