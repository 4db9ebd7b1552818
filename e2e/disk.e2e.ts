import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { makePdf } from './pdfFile.ts';
import { newWindow, openAsMember } from './people.ts';
import { watchProblems } from './problems.ts';
import { pressOn } from './visitor.ts';

const FILES = '/userCenter/cloudDisk/fileDisk';
const pdf = (name: string) => ({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: makePdf(name) });

/** The list of the folder that is seen. */
const listOf = (page: Page) => page.getByRole('grid', { name: /里的文件$/ });
const rowOf = (page: Page, name: string | RegExp): Locator => listOf(page).getByRole('row', { name });

/** Gives files to the button that chooses them, by keyboard. */
async function upload(page: Page, names: readonly string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, 'button', /^上传文件$/, { within: page.getByRole('main') });
  await (await chooser).setFiles(names.map(pdf));
}

/** Walks to a row of the list by ↓ alone. */
async function walkTo(page: Page, name: string): Promise<void> {
  await listOf(page).getByRole('row').first().focus();
  await page.keyboard.press('Home');
  const row = rowOf(page, name);
  for (let steps = 0; steps < 30; steps += 1) {
    if (await row.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowDown');
  }
  await expect(row).toBeFocused();
}

test('云盘只用键盘：六个文件三个同名跳过，其余到齐；移动、改名、删除、还原、打包、分享', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const problems = watchProblems(page);
  await openAsMember(page, FILES);
  const main = page.getByRole('main');
  await expect(main.getByText('云盘里还没有文件')).toBeVisible();

  await upload(page, ['A1', 'A2', 'A3']);
  await expect(main.getByText('已完成 3 / 共 3 个')).toBeVisible({ timeout: 30_000 });
  await expect(listOf(page).getByRole('row')).toHaveCount(3);
  await pressOn(page, 'button', '清除已完成的', { within: main });

  // Three of six names are taken: the first is skipped with all others of the kind, the other three arrive.
  await upload(page, ['A1', 'A2', 'A3', 'B1', 'B2', 'B3']);
  const clash = page.getByRole('dialog', { name: '已经有同名的文件' });
  await expect(clash).toBeVisible({ timeout: 30_000 });
  await pressOn(page, 'radio', '保留两者', { key: 'ArrowDown', within: clash });
  await page.keyboard.press('ArrowDown');
  await expect(clash.getByRole('radio', { name: '跳过' })).toBeChecked();
  await pressOn(page, 'checkbox', /也这样处理/, { key: 'Space', within: clash });
  await pressOn(page, 'button', '继续', { within: clash });
  await expect(main.getByText('已完成 3 / 共 6 个，跳过 3 个')).toBeVisible({ timeout: 30_000 });
  await expect(listOf(page).getByRole('row')).toHaveCount(6);
  await pressOn(page, 'button', '清除已完成的', { within: main });
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

  // A folder, three files into it.
  await pressOn(page, 'button', '新建文件夹', { within: main });
  await expect(page.getByRole('textbox', { name: '名称' })).toBeFocused();
  await page.keyboard.type('网关主板');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, /网关主板/)).toBeVisible();
  await walkTo(page, 'B1.pdf');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(main.getByText('已选 3 项')).toBeVisible();
  await pressOn(page, 'button', '移动到…', { within: main });
  const picker = page.getByRole('dialog', { name: '移动 3 项到' });
  await picker.getByRole('row', { name: /^我的文件/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await pressOn(page, 'button', '移动到“网关主板”', { within: picker });
  await expect(page.getByText('已移动 3 项到“网关主板”')).toBeVisible();
  await expect(rowOf(page, 'B1.pdf')).toHaveCount(0);

  // Into the folder: its first row has the focus; a name; back.
  await walkTo(page, '网关主板');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 2, name: '网关主板' })).toBeVisible();
  await expect(page).toHaveURL(/folder=\d+/);
  await expect(rowOf(page, 'B1.pdf')).toBeFocused();
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: '名称' })).toBeFocused();
  await page.keyboard.type('LM358');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'LM358.pdf')).toBeVisible();

  // Away with one, and back by 撤销; away again, and back from the recycle bin.
  await walkTo(page, 'B2.pdf');
  await page.keyboard.press('Delete');
  await expect(page.getByText('已把 1 项移到回收站')).toBeVisible();
  await expect(rowOf(page, 'B3.pdf').or(rowOf(page, 'LM358.pdf')).and(page.locator(':focus'))).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).press('Enter');
  await expect(rowOf(page, 'B2.pdf')).toBeVisible();
  await walkTo(page, 'B2.pdf');
  await page.keyboard.press('Delete');
  await expect(rowOf(page, 'B2.pdf')).toHaveCount(0);
  await pressOn(page, 'link', '回收站', { within: main });
  const bin = page.getByRole('grid', { name: '回收站' });
  // A page that was opened has the focus at its heading, or lets it go.
  await expect(bin.getByRole('row', { name: /B2\.pdf/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await bin.getByRole('row', { name: /B2\.pdf/ }).focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: '还原', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('已还原 1 项')).toBeVisible();
  await expect(main.getByText('回收站是空的')).toBeVisible();

  // Found by its name, looked at, and back to its row.
  await page.goto(`${FILES}?q=lm358`, { waitUntil: 'networkidle' });
  const found = page.getByRole('grid', { name: '“lm358”的搜索结果' });
  await expect(found.getByRole('row')).toHaveCount(1);
  await expect(found).toContainText('在 我的文件 / 网关主板');
  await found.getByRole('row').focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 2, name: 'LM358.pdf' })).toBeFocused();
  await expect(main.getByText('B1').first()).toBeAttached({ timeout: 20_000 });
  await pressOn(page, 'button', '返回列表', { within: main });
  await expect(found.getByRole('row')).toBeFocused();

  // Everything in one zip; nothing chosen is said.
  await page.goto(FILES, { waitUntil: 'networkidle' });
  await pressOn(page, 'button', '下载', { within: main });
  await expect(main.getByRole('alert')).toHaveText('请选择文件');
  await walkTo(page, 'A1.pdf');
  await page.keyboard.press('Control+a');
  await expect(main.getByText('已选 4 项')).toBeVisible();
  const zip = page.waitForEvent('download');
  await pressOn(page, 'button', '下载', { within: main });
  expect((await zip).suggestedFilename()).toMatch(/\.zip$/);
  await expect(main.getByText(/已下载 .+\.zip/)).toBeVisible();
  await pressOn(page, 'button', '下载', { within: main });
  await expect(main.getByRole('alert')).toHaveText('请勿重复请求,稍后重试');

  // A link with a code of its own, for a visitor.
  await walkTo(page, '网关主板');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '分享…' })).toBeFocused();
  await page.keyboard.press('Enter');
  const share = page.getByRole('dialog', { name: '分享“网关主板”' });
  await pressOn(page, 'textbox', '提取码', { key: 'k', within: share });
  await page.keyboard.type('7m2');
  await page.keyboard.press('Enter');
  await expect(share.getByText('链接已生成')).toBeVisible();
  const link = await share.getByText(/\/share\//).innerText();
  await page.keyboard.press('Escape');

  const visitor = await newWindow(browser);
  await visitor.goto(link, { waitUntil: 'networkidle' });
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('分享的文件夹');
  const code = visitor.getByRole('textbox', { name: '提取码' });
  await code.focus();
  await visitor.keyboard.type('xxxx');
  await visitor.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/提取码/);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.press('Control+a');
  await visitor.keyboard.type('K7M2');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', { level: 2, name: '网关主板' })).toBeFocused();
  await expect(visitor.getByRole('list', { name: '“网关主板”里的文件' }).getByRole('listitem')).toHaveCount(3);
  const shared = visitor.waitForEvent('download');
  await pressOn(visitor, 'button', '下载“LM358.pdf”');
  expect((await shared).suggestedFilename()).toBe('LM358.pdf');

  // Taken back: whoever opens it reads that it is closed.
  await page.goto('/userCenter/cloudDisk/shares', { waitUntil: 'networkidle' });
  await expect(main.getByText(/下载 1 次/)).toBeVisible();
  await pressOn(page, 'button', '取消分享“网关主板”', { within: main });
  await pressOn(page, 'button', '取消分享', { within: page.getByRole('alertdialog') });
  await expect(main.getByText('已取消分享“网关主板”')).toBeVisible();
  await visitor.reload({ waitUntil: 'networkidle' });
  await expect(visitor.getByRole('heading', { level: 1, name: '链接已失效' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('断网：看过的文件夹还看得到，改的名字连上以后合并；别处也改过的留一份副本', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await openAsMember(page, FILES);
  await upload(page, ['A1', 'A2']);
  await expect(listOf(page).getByRole('row')).toHaveCount(2, { timeout: 30_000 });
  // The same member at another machine.
  const other = await (await browser.newContext({ locale: 'zh-CN', storageState: await page.context().storageState() })).newPage();
  await other.goto(FILES, { waitUntil: 'networkidle' });
  await expect(listOf(other).getByRole('row')).toHaveCount(2);

  const rename = async (where: Page, from: string, to: string) => {
    await walkTo(where, from);
    await where.keyboard.press('F2');
    await expect(where.getByRole('textbox', { name: '名称' })).toBeFocused();
    await where.keyboard.press('Control+a');
    await where.keyboard.type(to);
    await where.keyboard.press('Enter');
    await expect(rowOf(where, to)).toBeVisible();
  };
  await page.context().setOffline(true);
  await expect(page.getByText('现在没有网络').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '上传文件', exact: true })).toBeDisabled();
  await rename(page, 'A1.pdf', '只有这里改.pdf');
  await rename(page, 'A2.pdf', '这里起的.pdf');
  await expect(page.getByText(/有 2 处改名等着合并/)).toBeVisible();
  await rename(other, 'A2.pdf', '那里起的.pdf');

  await page.context().setOffline(false);
  await expect(page.getByText(/已合并离线时的改名；1 个文件在别处也改过/)).toBeVisible({ timeout: 30_000 });
  for (const name of ['只有这里改.pdf', '那里起的.pdf', '这里起的(离线改名).pdf']) await expect(rowOf(page, name)).toBeVisible();
});
