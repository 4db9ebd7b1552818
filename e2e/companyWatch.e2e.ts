// By keyboard: a member watches a registered company and takes that back; says what is wrong with it, and the decision stands in the company's public log.
import { expect, type Page, test } from '@playwright/test';
import { makePdf } from './pdfFile.ts';
import { newWindow, openAsMember, openConsole } from './people.ts';
import { watchProblems } from './problems.ts';
import { pressOn } from './visitor.ts';

/** Of the sample register. */
const COMPANY = 990_000_001;
const companyPage = `/checkEnterprise/companyDetail/${COMPANY}`;

/** What the company is called. */
async function nameOn(page: Page): Promise<string> {
  return page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
}

test('关注一家公司：关注的公司里有它，还没有比过；取消可以撤销', async ({ page }) => {
  const problems = watchProblems(page);
  await openAsMember(page, companyPage);
  const main = page.getByRole('main');
  const name = await nameOn(page);
  const watch = main.getByRole('button', { name: '关注这家公司' });
  await watch.press('Space');
  await expect(watch).toHaveAttribute('aria-pressed', 'true');
  await pressOn(page, 'link', '我关注的公司', { within: main });
  await expect(page).toHaveURL(/\/userCenter\/companyWatches$/);
  await expect(main.getByRole('heading', { level: 1, name: '关注的公司' })).toBeVisible();
  const row = main.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('下个月初第一次比较');
  await row.getByRole('button', { name: `取消关注 ${name}` }).press('Enter');
  const undo = row.getByRole('button', { name: `撤销：取消关注 ${name}` });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(row.getByRole('button', { name: `取消关注 ${name}` })).toBeFocused();
  await page.reload();
  await expect(main.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  expect(problems).toEqual([]);
});

test('信息纠错：附上材料提交，运营写明处理，自己看到已更正，访客在公司页面看到记录，没有写的话', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const [desk, visitor] = [await newWindow(browser), await newWindow(browser)];
  const problems = watchProblems(page);
  const stamp = crypto.randomUUID().slice(0, 8);
  await openAsMember(page, companyPage);
  const main = page.getByRole('main');
  const name = await nameOn(page);
  await pressOn(page, 'link', '信息纠错', { within: main });
  await expect(main.getByRole('heading', { level: 1, name: `纠正“${name}”的信息` })).toBeVisible();
  await pressOn(page, 'button', '提交纠错', { within: main });
  const part = main.getByRole('combobox', { name: '哪一栏' });
  await expect(part).toBeFocused();
  await part.pressSequentially('主要');
  await expect(page.getByRole('option', { name: '主要人员', exact: true })).toBeVisible();
  await part.press('ArrowDown');
  await part.press('Enter');
  await expect(part).toHaveValue('主要人员');
  await main.getByRole('textbox', { name: '哪里不对、正确的是什么' }).fill(`示例经理已离任 ${stamp}`);
  await main.locator('input[type=file]').setInputFiles({ name: '通知书.pdf', mimeType: 'application/pdf', buffer: makePdf('Notice') });
  await expect(main.getByText('已上传', { exact: true })).toBeVisible();
  await pressOn(page, 'button', '提交纠错', { within: main });
  await expect(page).toHaveURL(/\/userCenter\/companyCorrections$/);
  const row = main.getByRole('listitem').filter({ hasText: stamp });
  await expect(row).toContainText('处理中');

  await openConsole(desk, '/operator/reviews?kind=registry_correction');
  const review = desk.getByRole('region').filter({ hasText: stamp });
  await review.getByRole('button', { name: '已更正' }).press('Enter');
  await review.getByRole('textbox', { name: '处理说明' }).fill(`来源已更新 ${stamp}`);
  await review.getByRole('button', { name: '确认已更正' }).press('Enter');
  await expect(review).toHaveCount(0);

  await page.reload();
  await expect(row).toContainText('已更正');
  await expect(row).toContainText(`处理说明：来源已更新 ${stamp}`);
  await visitor.goto(companyPage, { waitUntil: 'networkidle' });
  const log = visitor.getByRole('region', { name: '纠错记录' });
  await expect(log.getByRole('listitem').filter({ hasText: `来源已更新 ${stamp}` })).toContainText('主要人员');
  await expect(visitor.getByText('示例经理已离任')).toHaveCount(0);
  expect(problems).toEqual([]);
});
