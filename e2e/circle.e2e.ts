// The circle: a visitor reads, a member follows a group, posts pictures and a poll, is commented on, changes words, turns personalisation off.
import { expect, type Page, test } from '@playwright/test';
import { newWindow, openAsMember, openConsole } from './people.ts';
import { watchProblems } from './problems.ts';
import { pressOn, tabTo } from './visitor.ts';

/** A picture of one point. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name });
const answered = (page: Page, path: string) => page.waitForResponse((response) => response.url().includes(path) && response.status() === 200);

test('没有 JavaScript 的访客读得到动态、圈子和一条动态；推荐说明怎么排', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'zh-CN', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/circle');
  await expect(main(page).getByText('按发布时间排列，新的在前，和你是谁无关。')).toBeVisible();
  await expect(main(page).getByText(/来料鉴别先看三样/)).toBeVisible();
  await main(page).getByRole('link', { name: '推荐' }).click();
  await expect(main(page).getByText(/点赞算 4 分，评论算 6 分/)).toBeVisible();
  await main(page).getByRole('link', { name: '全部圈子' }).first().click();
  await expect(heading(page, '全部圈子')).toBeVisible();
  await main(page).getByRole('link', { name: '示例圈子' }).click();
  await expect(heading(page, '示例圈子')).toBeVisible();
  await main(page)
    .getByRole('link', { name: /^示例会员·小林的动态 / })
    .click();
  await expect(main(page).getByText('这是示例动态，作者和内容都是虚构的。')).toBeVisible();
  await context.close();
});

test('会员用键盘关注圈子，发图片和投票，修改；别人点赞、投票、引用、举报；关闭个性化推荐', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const problems = watchProblems(page);
  const stamp = crypto.randomUUID().slice(0, 8);
  const within = main(page);
  await openAsMember(page, '/circle/allCircle/1');
  const followed = answered(page, '/trends/group/follow');
  await within.getByRole('button', { name: /射频与无线/ }).press('Enter');
  await followed;
  await within.getByRole('link', { name: '射频与无线' }).press('Enter');
  await expect(heading(page, '射频与无线')).toBeVisible();
  await within.getByRole('link', { name: '发布动态' }).press('Enter');
  await expect(heading(page, '发布动态')).toBeVisible();
  await tabTo(page, 'textbox', '内容', { within });
  await page.keyboard.type(`天线选哪种 ${stamp}`);
  await within.locator('input[type=file]').setInputFiles({ name: '板子.png', mimeType: 'image/png', buffer: PNG });
  await expect(within.getByRole('textbox', { name: /第 1 张图片（板子\.png）的说明/ })).toBeVisible({ timeout: 30_000 });
  await tabTo(page, 'textbox', /第 1 张图片（板子\.png）的说明/, { within });
  await page.keyboard.type('评估板正面');
  await tabTo(page, 'checkbox', '加一个投票', { within });
  await page.keyboard.press('Space');
  await tabTo(page, 'textbox', '投票的选项', { within });
  await page.keyboard.type('PCB 天线\n陶瓷天线');
  await pressOn(page, 'button', '发布', { within });
  await expect(within.getByText(`天线选哪种 ${stamp}`)).toBeVisible();
  await expect(within.getByRole('img', { name: '评估板正面' })).toBeVisible();
  const address = page.url();

  // It is on top of 最新; the writer changes its words.
  await page.goto('/circle', { waitUntil: 'networkidle' });
  await expect(within.getByRole('article').first()).toContainText(stamp);
  const first = within.getByRole('article').first();
  await first.getByRole('button', { name: /更多操作/ }).press('Enter');
  await page.getByRole('menuitem', { name: '修改', exact: true }).press('Enter');
  await page.keyboard.press('End');
  await page.getByRole('dialog').getByRole('textbox', { name: '内容' }).press('ControlOrMeta+End');
  await page.keyboard.type('，2.4 GHz');
  await pressOn(page, 'button', '保存修改', { within: page.getByRole('dialog') });
  await expect(first).toContainText('2.4 GHz');

  // Somebody else reads what it said before, likes, votes, quotes and reports it.
  const other = await newWindow(browser);
  await openAsMember(other, new URL(address).pathname);
  const theirs = main(other);
  await theirs.getByRole('button', { name: /修改之前的内容/ }).press('Enter');
  await expect(other.getByRole('dialog').getByText(`天线选哪种 ${stamp}`, { exact: true })).toBeVisible();
  await other.keyboard.press('Escape');
  const liked = answered(other, '/trends/like');
  await theirs.getByRole('button', { name: /^赞/ }).press('Enter');
  await liked;
  await theirs.getByRole('button', { name: '投票给：PCB 天线' }).press('Enter');
  await expect(theirs.getByText('我的选择')).toBeVisible();
  await theirs.getByRole('textbox', { name: '评论内容' }).fill('我用 PCB 天线');
  await theirs.getByRole('button', { name: '发布评论' }).press('Enter');
  await expect(theirs.getByText('审核中')).toBeVisible();
  await theirs.getByRole('button', { name: /更多操作/ }).press('Enter');
  await other.getByRole('menuitem', { name: '举报' }).press('Enter');
  await other.getByRole('dialog').getByRole('button', { name: '提交举报' }).press('Enter');
  await expect(other.getByText('举报已提交，我们会尽快查看')).toBeVisible();
  await theirs.getByRole('link', { name: /^引用/ }).press('Enter');
  await expect(heading(other, '发布动态')).toBeVisible();
  await tabTo(other, 'textbox', '内容', { within: theirs });
  await other.keyboard.type(`引用一下 ${stamp}`);
  await pressOn(other, 'button', '发布', { within: theirs });
  await expect(theirs.getByRole('blockquote')).toContainText('2.4 GHz');

  // The operator keeps it; its writer closes the comments, and turns personalisation off.
  const desk = await newWindow(browser);
  await openConsole(desk, '/operator/reviews?kind=trend_report');
  await expect(main(desk).getByText(new RegExp(stamp)).first()).toBeVisible();
  await page.goto(address, { waitUntil: 'networkidle' });
  await within.getByRole('button', { name: /更多操作/ }).press('Enter');
  await page.getByRole('menuitem', { name: '关闭评论' }).press('Enter');
  await expect(within.getByText('作者已关闭评论，已有的评论还能看。')).toBeVisible();
  await page.goto('/circle?order=recommended', { waitUntil: 'networkidle' });
  const saved = answered(page, '/trends/settings');
  await within.getByRole('switch', { name: '个性化推荐' }).press('Space');
  await saved;
  await expect(within.getByText(/所有人看到的次序一样/)).toBeVisible();
  await page.goto('/userCenter/circle', { waitUntil: 'networkidle' });
  await expect(within.getByRole('switch', { name: '个性化推荐' })).not.toBeChecked();
  expect(problems).toEqual([]);
});
