// The circle: a visitor reads, a member posts with pictures and a poll, others like, vote, comment and read what was edited; recommendations without a profile.
import { expect, type Page, test } from '@playwright/test';
import { askAsMember, asMember, newWindow, openAsMember, openConsole } from './people.ts';
import { watchProblems } from './problems.ts';
import { pressOn, tabTo } from './visitor.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name });
const posts = (page: Page) => main(page).getByRole('list', { name: '动态' }).getByRole('article');
/** A grey pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

test('访客从菜单进圈子，看示例动态和排序说明，打开小组和一条动态；没有 JavaScript 也读得到', async ({ page, browser }) => {
  const problems = watchProblems(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: '圈子', exact: true }).first().press('Enter');
  await expect(heading(page, '圈子')).toBeVisible();
  await expect(main(page).getByText('示例', { exact: true }).first()).toBeVisible();
  await main(page).getByRole('link', { name: '推荐', exact: true }).press('Enter');
  await expect(main(page).getByText(/最近被喜欢和评论最多的 400 条/)).toBeVisible();
  await expect(main(page).getByText('没有登录，不做个性化，每个人看到的都一样。')).toBeVisible();
  await main(page).getByRole('link', { name: '全部小组' }).press('Enter');
  await expect(heading(page, '全部小组')).toBeVisible();
  await main(page).getByRole('link', { name: '射频与通信' }).press('Enter');
  await expect(heading(page, '射频与通信')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: '小组规则' })).toBeVisible();
  await posts(page).first().getByRole('link', { name: /^评论/ }).press('Enter');
  await expect(heading(page, /的动态$/)).toBeVisible();
  expect((await page.request.get('/circle/circleDetail/999999')).status()).toBe(404);
  const context = await browser.newContext({ locale: 'zh-CN', javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/circle');
  await expect(posts(plain).first()).toBeVisible();
  await context.close();
  expect(problems).toEqual([]);
});

test('会员发带图和投票的动态，排在最新的第一条；别人喜欢、投票、评论、看编辑记录；作者改、关评论、删，全用键盘', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const problems = watchProblems(page);
  const [other, desk] = [await newWindow(browser), await newWindow(browser)];
  const stamp = crypto.randomUUID().slice(0, 8);
  const within = main(page);
  await openAsMember(page, '/circle/circleContent/3');
  await within.getByRole('link', { name: '发动态' }).press('Enter');
  await expect(heading(page, '发动态')).toBeVisible();
  await tabTo(page, 'textbox', /^内容/, { within });
  await page.keyboard.type(`先打两拍再比较 ${stamp}`);
  await within.locator('input[type=file]').setInputFiles(['时序.png', '波形.png'].map((name) => ({ name, mimeType: 'image/png', buffer: png })));
  const alts = within.getByRole('textbox', { name: /图片说明/ });
  await expect(alts).toHaveCount(2);
  await pressOn(page, 'button', '发布', { within });
  await expect(within.getByText(/^每张图片都要写一句说明|^请等图片传完/)).toBeVisible();
  await alts.first().fill('两级触发器的时序图');
  await alts.last().fill('亚稳态的波形');
  await tabTo(page, 'combobox', /型号和品牌/, { within });
  await page.keyboard.type('STM32F103C8T6');
  await expect(page.getByRole('option', { name: 'STM32F103C8T6', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(within.getByRole('button', { name: /^移除 STM32F103C8T/ })).toBeVisible();
  await tabTo(page, 'checkbox', '加一个投票', { within });
  await page.keyboard.press(' ');
  await tabTo(page, 'textbox', /^投票的问题/, { within });
  await page.keyboard.type('打几拍？');
  await tabTo(page, 'textbox', /^选项/, { within });
  await page.keyboard.type('两拍\n三拍');
  await expect(within.getByRole('progressbar')).toHaveCount(0);
  await pressOn(page, 'button', '发布', { within });
  await expect(heading(page, 'FPGA 与数字设计')).toBeVisible();
  const mine = posts(page).first();
  await expect(mine).toContainText(stamp);
  await expect(mine.getByRole('img', { name: '亚稳态的波形' })).toBeVisible();

  // Another member finds it on top of all, likes it, votes and comments.
  await openAsMember(other, '/circle');
  await expect(posts(other).first()).toContainText(stamp);
  const liked = other.waitForResponse((reply) => reply.url().endsWith('/trends/like'));
  await posts(other).first().getByRole('button', { name: /^喜欢/ }).press('Enter');
  expect((await liked).status()).toBe(200);
  await posts(other).first().getByRole('link', { name: /^评论/ }).press('Enter');
  await expect(heading(other, /的动态$/)).toBeVisible();
  await expect(main(other).getByRole('button', { name: /^喜欢/ })).toHaveAttribute('aria-pressed', 'true');
  await main(other).getByRole('radio', { name: '三拍' }).press(' ');
  await pressOn(other, 'button', '投票', { within: main(other) });
  await expect(main(other).getByRole('progressbar', { name: '三拍' })).toHaveAttribute('aria-valuetext', '1 票，100%');
  await tabTo(other, 'textbox', '评论内容', { within: main(other) });
  await other.keyboard.type('两拍够了');
  await pressOn(other, 'button', '发布评论', { within: main(other) });
  await expect(main(other).getByText('审核中', { exact: true })).toBeVisible();
  await openConsole(desk, '/operator/reviews?kind=comment');
  await main(desk).getByRole('listitem').filter({ hasText: stamp }).getByRole('button', { name: /^通过/ }).press('Enter');
  await expect(main(desk).getByRole('listitem').filter({ hasText: stamp })).toHaveCount(0);

  // The writer changes the words; the other reads what they were.
  const menu = async (by: Page, deed: string) => {
    await main(by)
      .getByRole('button', { name: /^更多操作/ })
      .first()
      .press('Enter');
    await by.getByRole('menuitem', { name: deed }).press('Enter');
  };
  await menu(page, '编辑');
  const field = page.getByRole('dialog', { name: '编辑动态' }).getByRole('textbox', { name: /内容/ });
  await field.press('ControlOrMeta+a');
  await page.keyboard.type(`先打三拍再比较 ${stamp}`);
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).press('Enter');
  await expect(mine).toContainText(`先打三拍再比较 ${stamp}`);
  await expect(mine.getByRole('link', { name: /^评论 ?1/ })).toBeVisible();
  await other.reload({ waitUntil: 'networkidle' });
  await menu(other, '编辑记录');
  await expect(other.getByRole('dialog', { name: '编辑记录' }).getByText(`先打两拍再比较 ${stamp}`)).toBeVisible();
  await other.keyboard.press('Escape');

  // Closed comments, then gone.
  await menu(page, '关闭评论');
  await expect(page.getByText('已关闭评论')).toBeVisible();
  await other.reload({ waitUntil: 'networkidle' });
  await expect(main(other).getByText('作者关闭了评论')).toBeVisible();
  await menu(page, '删除');
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).press('Enter');
  await expect(main(page).getByText(stamp)).toHaveCount(0);
  await other.reload({ waitUntil: 'networkidle' });
  await expect(main(other).getByText(/已被删除/)).toBeVisible();
  expect(problems).toEqual([]);
});

test('个性化推荐关掉以后次序变了，两个会员看到的一样；静音以后看不到，设置里能取消', async ({ page, browser }) => {
  const other = await newWindow(browser);
  const order = async (by: Page) => (await asMember<{ id: number }[]>(by, '/trends/list?sort=recommended&pageSize=100')).map(({ id }) => id);
  await openAsMember(page, '/circle/circleContent/5');
  const follow = page.waitForResponse((reply) => reply.url().endsWith('/trends/group/follow'));
  await main(page).getByRole('button', { name: /^关注/ }).press('Enter');
  expect((await follow).status()).toBe(200);
  await openAsMember(other, '/circle');
  await page.goto('/circle?view=recommended', { waitUntil: 'networkidle' });
  await expect(main(page).getByText('个性化推荐', { exact: true })).toBeVisible();
  const [followed] = await asMember<{ id: number }[]>(page, '/trends/list?groupId=5');
  const before = await order(page);
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/trends/settings') && reply.request().method() === 'POST');
  await main(page).getByRole('switch', { name: '个性化推荐' }).press(' ');
  expect((await saved).status()).toBe(200);
  await asMember(other, '/trends/settings', { isPersonalised: 'false' });
  const after = await order(page);
  expect(before.indexOf(followed?.id ?? 0)).toBeLessThan(after.indexOf(followed?.id ?? 0));
  expect(after).toEqual(await order(other));

  // Who is muted is not seen; the settings take it back.
  const words = `静音前看得到 ${crypto.randomUUID().slice(0, 8)}`;
  const sent = await askAsMember<{ id: number }>(other, '/trends/add', { json: { groupId: 5, content: words } });
  expect(sent.json.code).toBe(1);
  await page.goto('/circle', { waitUntil: 'networkidle' });
  const theirs = posts(page).filter({ hasText: words });
  await theirs.getByRole('button', { name: /^更多操作/ }).press('Enter');
  await page.getByRole('menuitem', { name: '静音此人' }).press('Enter');
  await expect(theirs).toHaveCount(0);
  await page.goto('/userCenter/circle/settings', { waitUntil: 'networkidle' });
  await expect(main(page).getByRole('switch', { name: '个性化推荐' })).not.toBeChecked();
  await main(page)
    .getByRole('button', { name: /^取消对.+的设置/ })
    .press('Enter');
  await expect(main(page).getByText(/^已取消，/)).toBeVisible();
  await page.goto('/circle', { waitUntil: 'networkidle' });
  await expect(theirs).toBeVisible();
});
