import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { makePdf } from './pdfFile.ts';
import { newOperator, newWindow } from './people.ts';
import { watchProblems } from './problems.ts';
import { logInBySms, pressOn, tabTo } from './visitor.ts';

test('会员用键盘上传数据手册，运营者审核通过，访客搜得到', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const stamp = String(Date.now()).slice(-7);
  const mpn = `ZX${stamp}A`;
  const problems = watchProblems(page);

  // The header leads there; the login comes first and goes on afterwards.
  await page.goto('/', { waitUntil: 'networkidle' });
  await pressOn(page, 'button', '上传数据手册');
  await expect(page.getByRole('dialog', { name: /登录/ })).toContainText('登录后继续上传数据手册');
  await logInBySms(page);
  await expect(page).toHaveURL(/\/upload$/, { timeout: 20_000 });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '上传数据手册' })).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, 'button', '选择文件', { within: main });
  await (
    await chooser
  ).setFiles([
    { name: '样品图.png', mimeType: 'image/png', buffer: Buffer.from('not a sheet') },
    { name: `${mpn}.pdf`, mimeType: 'application/pdf', buffer: makePdf(`${mpn} datasheet`) },
  ]);
  await expect(main.getByText('“样品图.png”不是 PDF，没有加入')).toBeVisible();
  await expect(main.getByText('已上传，请填写资料')).toBeVisible({ timeout: 20_000 });
  await expect(main.getByRole('textbox', { name: '标题' })).toHaveValue(mpn);

  await tabTo(page, 'combobox', '品牌', { within: main });
  await page.keyboard.type(`初芯微 ${stamp}`);
  await tabTo(page, 'combobox', '型号', { within: main });
  await page.keyboard.type(mpn);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: `删除型号 ${mpn}` })).toBeVisible();
  await tabTo(page, 'combobox', '分类', { within: main });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await pressOn(page, 'checkbox', /我有权分享/, { key: 'Space', within: main });
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  await pressOn(page, 'button', '提交审核', { within: main });
  await expect(main.getByText('已提交 1 份', { exact: false })).toBeVisible({ timeout: 20_000 });
  await pressOn(page, 'button', '看我的上传', { within: main });
  await expect(page).toHaveURL(/\/upload\?tab=mine$/);
  await expect(main.getByRole('listitem').filter({ hasText: mpn })).toContainText('审核中');

  const desk = await newWindow(browser);
  const operator = newOperator();
  await desk.goto('/operator/reviews?kind=document', { waitUntil: 'networkidle' });
  await logInBySms(desk, operator);
  const review = desk.getByRole('region', { name: mpn });
  await expect(review).toContainText('新品牌');
  // Others may wait before it; a file is read once somebody gets to it.
  await review.scrollIntoViewIfNeeded();
  await expect(review.getByRole('link', { name: /打开 PDF/ })).toBeVisible({ timeout: 20_000 });
  await review.getByRole('button', { name: '通过' }).press('Enter');
  await expect(review).toHaveCount(0);

  const visitor = await newWindow(browser);
  await visitor.goto(`/datasheet/datasheetSearch/${mpn}`, { waitUntil: 'networkidle' });
  await expect(visitor.getByRole('main').getByText(mpn).first()).toBeVisible();
  await expect(visitor.getByRole('main').getByText(`初芯微 ${stamp}`).first()).toBeVisible();

  await page.reload({ waitUntil: 'networkidle' });
  const row = main.getByRole('listitem').filter({ hasText: mpn });
  await expect(row).toContainText('已发布');
  await row.getByRole('link', { name: `打开《${mpn}》` }).press('Enter');
  await expect(page).toHaveURL(/\/specification_detail\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(mpn, { timeout: 20_000 });
  expect(problems).toEqual([]);
});

test('离开前问一句：没有提交的文件不会悄悄丢掉', async ({ page }) => {
  await page.goto('/upload', { waitUntil: 'networkidle' });
  await logInBySms(page);
  const main = page.getByRole('main');
  const chooser = page.waitForEvent('filechooser');
  await main.getByRole('button', { name: '选择文件', exact: true }).press('Enter');
  await (await chooser).setFiles([{ name: 'a.pdf', mimeType: 'application/pdf', buffer: makePdf(`Leave ${Date.now()}`) }]);
  await expect(main.getByText('已上传，请填写资料')).toBeVisible({ timeout: 20_000 });
  // The other side of the page keeps it.
  await main.getByRole('tab', { name: '我的上传' }).click();
  await main.getByRole('tab', { name: '上传', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'a.pdf' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: '新闻', exact: true }).first().click();
  const dialog = page.getByRole('alertdialog', { name: '离开并放弃上传？' });
  await dialog.getByRole('button', { name: '继续填写' }).press('Enter');
  await expect(main.getByRole('heading', { name: 'a.pdf' })).toBeVisible();
});

test('传到一半断网：自己接着传；刷新以后再选同一个文件也接着传，只成为一份', async ({ page }) => {
  test.setTimeout(120_000);
  const parts: string[] = [];
  let isLost = false;
  await page.route('**/api/file/spec/user/v1/parts/*/*/*', async (route) => {
    const part = new URL(route.request().url()).pathname.split('/').at(-2) ?? '';
    if (isLost && part !== '1') return route.abort('connectionreset');
    parts.push(part);
    await route.continue();
  });
  await page.goto('/upload', { waitUntil: 'networkidle' });
  await logInBySms(page);
  const main = page.getByRole('main');
  // Nine megabytes are three parts.
  const file = {
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([makePdf(`Resume ${Date.now()}`), Buffer.alloc(9_000_000, ' '), Buffer.from('\n%%EOF\n')]),
  };
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await main.getByRole('button', { name: '选择文件', exact: true }).press('Enter');
    await (await chooser).setFiles([file]);
  };
  isLost = true;
  await choose();
  await expect(main.getByText(/网络断开，\d+ 秒后接着传/)).toBeVisible({ timeout: 20_000 });
  expect(parts).toEqual(['1']);
  await page.reload({ waitUntil: 'networkidle' });
  const unfinished = main.getByRole('region', { name: '没有传完的文件' });
  await expect(unfinished.getByRole('listitem')).toContainText(['resume.pdf']);
  await choose();
  await expect(main.getByText(/网络断开，\d+ 秒后接着传/)).toBeVisible({ timeout: 20_000 });
  isLost = false;
  await expect(main.getByText('已上传，请填写资料')).toBeVisible({ timeout: 60_000 });
  expect(parts).toEqual(['1', '2', '3']);
  await expect(unfinished).toHaveCount(0);
  // The same file once more is the same draft, without a byte sent.
  await choose();
  await expect(main.getByText('已上传，请填写资料')).toHaveCount(2);
  expect(parts).toEqual(['1', '2', '3']);
});
