import { expect, type Locator, type Page, test } from '@playwright/test';
import { forgetCodes } from './forgetCodes.ts';
import { asMember, newWindow, openAsMember, openConsole } from './people.ts';
import { logInBySms } from './visitor.ts';

/** A member who is an author, by the calls of the pages. */
async function becomeAuthor(page: Page, desk: Page, name: string): Promise<void> {
  await asMember(page, '/author/auth/user/apply', { name, field: '电源与热设计', intro: '做了十年开关电源，写怎样选料、怎样散热。' });
  await desk.goto('/operator/reviews?kind=author', { waitUntil: 'networkidle' });
  const waiting = desk.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await waiting.getByRole('button', { name: /^通过/ }).press('Enter');
  await expect(waiting).toHaveCount(0);
}

/** Pastes a picture of a canvas, as copying one from a drawing program does. */
const pastePicture = (text: Locator) =>
  text.evaluate(async (element) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const drawing = canvas.getContext('2d');
    if (drawing) drawing.fillStyle = '#1f6f5c';
    drawing?.fillRect(40, 40, 200, 90);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
    const data = new DataTransfer();
    if (blob) data.items.add(new File([blob], 'curve.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });

const saved = (page: Page) => expect(page.getByText(/^已自动保存 /).first()).toBeVisible({ timeout: 30_000 });

test('写文章：贴图、关掉标签页再回来、登录结束就地登录、提交、通过、发布、更正，一个字不丢', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const stamp = Date.now() % 1_000_000;
  const title = `换料之前先看压差 ${stamp}`;
  const desk = await newWindow(browser);
  await openConsole(desk);
  const mobile = await openAsMember(page, '/userCenter/author');
  await becomeAuthor(page, desk, `陈工谈电源 ${stamp}`);

  // Write, with the keyboard alone, and paste a picture.
  await page.goto('/add', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: '标题' }).fill(title);
  const text = page.getByRole('textbox', { name: '正文' });
  await text.press('Control+Alt+2');
  await page.keyboard.type('输入电压');
  await page.keyboard.press('Enter');
  await page.keyboard.type('压差写在电气特性表里，随输出电流和结温变大；只看典型值选料，冷机时正常，热起来就掉电。');
  await pastePicture(text);
  const picture = page.getByRole('dialog', { name: '图片' });
  await picture.getByRole('textbox', { name: /替代文字/ }).fill('压差随电流的曲线');
  await picture.getByRole('button', { name: '插入' }).press('Enter');
  await expect(text.getByRole('img', { name: '压差随电流的曲线' })).toBeVisible();
  await saved(page);
  await expect(page).toHaveURL(/\/add\?id=\d+$/);
  const id = Number(new URL(page.url()).searchParams.get('id'));

  // The network goes away, something more is written, and the tab is killed.
  const context = page.context();
  await context.route('**/api/my/article/**', (route) => route.abort());
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('断网以后写的一句。');
  await expect(page.getByRole('button', { name: '现在重试' })).toBeVisible({ timeout: 30_000 });
  await page.close();
  await context.unroute('**/api/my/article/**');
  page = await context.newPage();
  await page.goto(`/userCenter/cloudDisk/editArticle?id=${id}`, { waitUntil: 'networkidle' });
  const again = page.getByRole('textbox', { name: '正文' });
  await expect(again).toContainText('断网以后写的一句。');
  await expect(page.getByText(/没来得及保存的内容，已经放回来了/)).toBeVisible();
  await saved(page);

  // The session ends elsewhere: the dialog opens over the text, which goes on being written.
  await forgetCodes(mobile);
  await asMember(page, '/logout', {});
  await again.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('登录结束以后写的一句。');
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible({ timeout: 30_000 });
  await expect(again).toContainText('登录结束以后写的一句。');
  await logInBySms(page, mobile);
  await saved(page);
  await expect(again).toContainText('登录结束以后写的一句。');

  // Hand it in: what is missing is said first.
  await page.getByRole('button', { name: '提交审核' }).press('Enter');
  await expect(page.getByText('请写摘要')).toBeVisible();
  await page.getByRole('textbox', { name: '摘要' }).fill('三步看懂 LDO 的输入电压。');
  await page.getByRole('group', { name: /频道/ }).getByRole('checkbox').first().press('Space');
  await page.getByRole('button', { name: '提交审核' }).press('Enter');
  await page.getByRole('dialog', { name: '提交审核' }).getByRole('button', { name: '提交审核' }).press('Enter');
  await expect(page.getByText('正在审核，现在不能改。要改请先撤回。')).toBeVisible({ timeout: 20_000 });

  // An operator reads all of it and lets it come.
  await desk.goto('/operator/reviews?kind=article', { waitUntil: 'networkidle' });
  const waiting = desk.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await waiting.getByRole('button', { name: /^看全文/ }).press('Enter');
  const whole = desk.getByRole('dialog');
  await expect(whole).toContainText('断网以后写的一句。登录结束以后写的一句。');
  await desk.keyboard.press('Escape');
  await waiting.getByRole('button', { name: /^通过/ }).press('Enter');
  await expect(waiting).toHaveCount(0);
  const reader = await newWindow(browser);
  await reader.goto(`/news/article-details/${id}`, { waitUntil: 'networkidle' });
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(reader.getByRole('img', { name: '压差随电流的曲线' })).toBeVisible();

  // A correction: readers see the older words until it is approved, and then what was wrong.
  await page.goto(`/userCenter/cloudDisk/articleDisk?state=PUBLISHED`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: `改《${title}》` }).press('Enter');
  await again.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('1.3 V。');
  await saved(page);
  await page.getByRole('button', { name: '提交审核' }).press('Enter');
  const submit = page.getByRole('dialog', { name: '提交审核' });
  await submit.getByRole('textbox', { name: '更正说明' }).fill('最大压差是 1.3 V，原来没有写');
  await submit.getByRole('button', { name: '提交审核' }).press('Enter');
  await expect(page.getByText(/改动正在审核/)).toBeVisible({ timeout: 20_000 });
  await reader.reload({ waitUntil: 'networkidle' });
  await expect(reader.getByRole('main')).not.toContainText('1.3 V。');
  await desk.goto('/operator/reviews?kind=article', { waitUntil: 'networkidle' });
  await waiting.getByRole('button', { name: /^通过/ }).press('Enter');
  await expect(waiting).toHaveCount(0);
  // The answer for visitors is kept for half a minute.
  await expect(async () => {
    await reader.goto(`/news/article-details/${id}?again=${Date.now()}`, { waitUntil: 'networkidle' });
    await expect(reader.getByRole('main')).toContainText('1.3 V。', { timeout: 2_000 });
  }).toPass({ timeout: 50_000 });
  await expect(reader.getByRole('region', { name: '更正' })).toContainText('最大压差是 1.3 V，原来没有写');
});

test('两个标签页各写一篇新文章，都没来得及保存：两篇都在，一篇不盖掉另一篇', async ({ page }) => {
  const stamp = Date.now() % 1_000_000;
  const titles = [`第一个标签页 ${stamp}`, `第二个标签页 ${stamp}`];
  await openAsMember(page, '/about');
  const context = page.context();
  await context.route('**/api/my/article/**', (route) => route.abort());
  const written: Page[] = [];
  for (const title of titles) {
    const tab = await context.newPage();
    await tab.goto('/add', { waitUntil: 'networkidle' });
    await expect(tab.getByRole('textbox', { name: '标题' })).toHaveValue('');
    await tab.getByRole('textbox', { name: '标题' }).fill(title);
    await expect(tab.getByRole('button', { name: '现在重试' })).toBeVisible({ timeout: 30_000 });
    written.push(tab);
  }
  for (const tab of written) await tab.close();

  // The newest comes first; what another tab holds is not given to a second one.
  for (const title of titles.toReversed()) {
    const tab = await context.newPage();
    await tab.goto('/add', { waitUntil: 'networkidle' });
    await expect(tab.getByRole('textbox', { name: '标题' })).toHaveValue(title);
  }
});
