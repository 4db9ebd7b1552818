import { expect, type Page, test } from '@playwright/test';
import { forgetCodes } from './forgetCodes.ts';
import { asMember, newWindow, openAsMember, openConsole } from './people.ts';
import { watchProblems } from './problems.ts';
import { slowLineTo } from './slowLine.ts';
import { logInBySms } from './visitor.ts';

/** The address of an article by its title. */
async function articlePath(page: Page, title: RegExp): Promise<string> {
  await page.goto('/news/search?keywords=LDO');
  return (await page.getByRole('main').getByRole('link', { name: title }).first().getAttribute('href')) ?? '';
}

const LDO = /^选一颗 LDO/;

/** The channels of the news; the jobs stand beside them and are none. */
const channelLinks = (page: Page) => page.getByRole('navigation', { name: '频道' }).getByRole('list').first().getByRole('link').filter({ hasNotText: '招聘' });

test('看文章：搜索、打开、跟着目录走、点型号到器件页，全程没有报错', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/news/index', { waitUntil: 'networkidle' });
  await expect(page.getByRole('banner').getByRole('link', { name: '新闻' })).toHaveAttribute('aria-current', /.+/);
  await page.getByRole('banner').locator('input[name="keywords"]').fill('LDO');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/news\/search\?keywords=LDO/);
  await page.getByRole('main').getByRole('link', { name: LDO }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: LDO })).toBeVisible();
  await expect(page.getByRole('img', { name: /横轴是输入电压/ })).toBeVisible();
  await page
    .getByRole('navigation', { name: '目录' })
    .getByRole('link', { name: /散热|热$/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/#/);
  await page.getByRole('article').getByRole('link', { name: 'AMS1117-3.3' }).first().press('Enter');
  await expect(page).toHaveURL(/\/datasheet\/datasheetDetail\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: /AMS1117-3\.3/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test('频道与翻页都有自己的地址', async ({ page }) => {
  await page.goto('/news/index', { waitUntil: 'networkidle' });
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  const first = await titles.first().innerText();
  await page.getByRole('navigation', { name: '文章分页' }).getByRole('link', { name: '下一页' }).press('Enter');
  await expect(page).toHaveURL(/\/news\/index\/2$/);
  await expect(titles.first()).not.toHaveText(first);
  await page.getByRole('navigation', { name: '频道' }).getByRole('link', { name: '电源', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/news\/channel\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: '电源' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '频道' }).getByRole('link', { name: '电源', exact: true })).toHaveAttribute('aria-current', 'page');
  const id = /\d+$/.exec(page.url())?.[0];
  await page.goto(`/news/channelNews?channelId=${id}`);
  await expect(page).toHaveURL(new RegExp(`/news/channel/${id}$`));
  for (const missing of ['/news/channel/999999', '/news/index/99', '/news/article-details/999999', '/news/author?id=999999'])
    expect([missing, (await page.request.get(missing)).status()]).toEqual([missing, 404]);
});

test('点赞要登录，登录后接着点上；足迹里有这篇文章', async ({ page }) => {
  await page.goto(await articlePath(page, LDO), { waitUntil: 'networkidle' });
  const like = page.getByRole('button', { name: /^点赞/ });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  // The button is pressed before the server knows it.
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/news/likeCount') && answer.ok());
  await like.press('Enter');
  await logInBySms(page);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await kept;
  await page.reload({ waitUntil: 'networkidle' });
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /足迹/ }).press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('tab', { name: /文章|新闻/ }).click();
  await expect(drawer.getByRole('link', { name: LDO })).toBeVisible();
});

test('评论先审后发：自己看得到“审核中”，通过后人人看得到', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const path = await articlePath(page, LDO);
  const words = `热阻要看测试板，这一条很有用 ${Date.now() % 100_000}`;
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: '评论' }).getByRole('button', { name: '登录' })).toBeVisible();
  // Not through the dialog: within the minute it gives no second code to one number, see below.
  const mobile = await openAsMember(page, path);
  const comments = page.getByRole('region', { name: '评论' });
  await comments.getByRole('textbox', { name: '评论内容' }).fill(words);
  // What is half written is still there after a reload.
  await page.reload({ waitUntil: 'networkidle' });
  await expect(comments.getByRole('textbox', { name: '评论内容' })).toHaveValue(words);
  // The session ends elsewhere: the words stay, and after the login in place they are sent.
  await forgetCodes(mobile);
  await asMember(page, '/logout', {});
  await comments.getByRole('button', { name: '发布评论' }).press('Enter');
  await logInBySms(page, mobile);
  await expect(comments.getByRole('textbox', { name: '评论内容' })).toHaveValue(words);
  await comments.getByRole('button', { name: '发布评论' }).press('Enter');
  const mine = comments.getByRole('listitem').filter({ hasText: words });
  await expect(mine).toContainText('审核中');

  const visitor = await newWindow(browser);
  await visitor.goto(path, { waitUntil: 'networkidle' });
  await expect(visitor.getByText(words)).toHaveCount(0);

  const operator = await newWindow(browser);
  await openConsole(operator, '/operator/reviews');
  await operator.getByRole('main').getByRole('listitem').filter({ hasText: words }).getByRole('button', { name: /^通过/ }).press('Enter');
  await expect(operator.getByText(words)).toHaveCount(0);

  // The answer for visitors is kept for half a minute.
  await expect(async () => {
    await visitor.goto(`${path}?again=${Date.now()}`, { waitUntil: 'networkidle' });
    await expect(visitor.getByRole('region', { name: '评论' }).getByText(words)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 50_000 });
});

test('频道的顺序是自己的：按键移动，刷新后还在；登录后关注的频道排在前面', async ({ page }) => {
  const links = channelLinks(page);
  await page.goto('/news/index', { waitUntil: 'networkidle' });
  const [, , first = '', second = ''] = await links.allInnerTexts();
  await page.getByRole('button', { name: '管理频道' }).press('Enter');
  const editor = page.getByRole('dialog', { name: '管理频道' });
  await editor.getByRole('button', { name: `移动 ${first}，第 1 项` }).press('ArrowDown');
  await expect(editor.getByRole('button', { name: `移动 ${first}，第 2 项` })).toBeFocused();
  await editor.getByRole('button', { name: '完成' }).press('Enter');
  await expect(editor).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(links.nth(2)).toHaveText(second);
  await expect(links.nth(3)).toHaveText(first);

  const last = links.last();
  const name = await last.innerText();
  await last.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const follow = page.getByRole('main').getByRole('button', { name: new RegExp(`^关注 ?${name}$`) });
  // The button is pressed before the server knows it.
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/users/category/diy/add') && answer.ok());
  await follow.press('Enter');
  await logInBySms(page);
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await kept;
  await page.reload({ waitUntil: 'networkidle' });
  await expect(links.nth(2)).toHaveText(name);
  await links.nth(1).press('Enter');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('关注频道后马上刷新，请求还在路上：关注没有丢', async ({ page, baseURL }) => {
  const line = await slowLineTo(baseURL ?? '');
  const links = channelLinks(page);
  const followOf = (name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^关注 ?${name}$`) });
  await page.goto(`${line.origin}/news/index`, { waitUntil: 'networkidle' });
  const [name = '', other = ''] = (await links.allInnerTexts()).slice(-2);
  await links.filter({ hasText: name }).press('Enter');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/users/category/diy/add') && answer.ok());
  await followOf(name).press('Enter');
  await logInBySms(page);
  await kept;
  await links.filter({ hasText: other }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
  await expect(followOf(other)).toHaveAttribute('aria-pressed', 'false');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/users/category/diy/add'));
  line.hold();
  await followOf(other).press('Enter');
  await sent;
  await page.reload({ waitUntil: 'networkidle' });
  line.release();
  // What is followed stands first, in the order of following; the call may still be on its way.
  await expect(async () => {
    await page.goto(`${line.origin}/news/index`, { waitUntil: 'networkidle' });
    await expect(links.nth(3)).toHaveText(other, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expect(links.nth(2)).toHaveText(name);
  line.close();
});

test('屏蔽作者：列表里不再有其文章，在用户中心取消后又有了', async ({ page }) => {
  await page.goto('/news/index', { waitUntil: 'networkidle' });
  const rows = page.getByRole('main').getByRole('article');
  await rows.first().getByRole('link').first().press('Enter');
  const block = page.getByRole('main').getByRole('button', { name: /^屏蔽作者/ });
  const author = ((await block.textContent()) ?? '').replace('屏蔽作者', '');
  await block.press('Enter');
  await logInBySms(page);
  await expect(page.getByRole('main').getByRole('button', { name: /^取消屏蔽/ })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: '新闻' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '新闻' })).toBeVisible();
  await expect(rows.filter({ hasText: author })).toHaveCount(0);
  await expect(rows.first()).toBeVisible();

  await page.goto('/userCenter/blocked', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: `取消屏蔽 ${author}` }).press('Enter');
  await expect(page.getByRole('button', { name: `重新屏蔽 ${author}` })).toBeFocused();
  await page.goto('/news/index', { waitUntil: 'networkidle' });
  await expect(rows.filter({ hasText: author }).first()).toBeVisible();
});

test.describe('没有脚本也能读', () => {
  test.use({ javaScriptEnabled: false });

  test('列表和整篇文章都在页面里，结构化数据完整', async ({ page, baseURL }) => {
    await page.goto('/news/index');
    await expect(page).toHaveTitle('新闻 - 芯页');
    expect(await page.getByRole('main').getByRole('article').count()).toBe(20);
    await expect(page.locator('link[rel="alternate"][type="application/atom+xml"]')).toHaveAttribute('href', /\/api\/news\/feed\.atom$/);
    await page.goto('/news/financialReport');
    await expect(page.getByRole('main').getByRole('searchbox', { name: '找公司' })).toBeVisible();
    const path = await articlePath(page, LDO);
    await page.goto(path);
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).last()).toBeVisible();
    await expect(page.getByRole('article').getByRole('table').first()).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL(path, baseURL).href);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = texts.map((text) => JSON.parse(text) as Record<string, unknown> | Record<string, unknown>[]).flat();
    expect(data.find((entry) => entry['@type'] === 'Article')).toMatchObject({ headline: expect.stringMatching(LDO), datePublished: expect.any(String) });
    expect(data.find((entry) => entry['@type'] === 'BreadcrumbList')).toMatchObject({ itemListElement: expect.any(Array) });
  });
});
