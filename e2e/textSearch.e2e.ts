import { expect, test } from '@playwright/test';
import { watchProblems } from './problems.ts';
import { tabTo } from './visitor.ts';

const WORDS = '工作温度';

test('全文里搜一个词，只用键盘打开命中的那一页，阅读器里标着这个词', async ({ page }) => {
  const problems = watchProblems(page);
  // A fresh portal reads its sheets in the background.
  await expect(async () => {
    const { totalRecord } = (await (await page.request.get(`/api/spec/v1/text?keywords=${encodeURIComponent(WORDS)}`)).json()) as { totalRecord: number };
    expect(totalRecord, '有这个词的数据手册').toBeGreaterThan(0);
  }).toPass({ timeout: 120_000 });

  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: '搜索范围' }).selectOption({ label: '全文' });
  await page.getByRole('search').getByLabel('搜索数据手册全文').first().fill(WORDS);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/datasheet\/text\?keywords=/);
  await expect(page.getByRole('heading', { level: 1, name: `“${WORDS}”数据手册全文` })).toBeVisible();

  const place = page.getByRole('link', { name: /^第 \d+ 页/ }).first();
  await expect(place.locator('mark').first()).toHaveText(WORDS);
  const no = /^第 (\d+) 页/.exec((await place.textContent()) ?? '')?.[1] ?? '';
  await tabTo(page, 'link', /^第 \d+ 页/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/specification_detail/\\d+\\?brandId=\\d+#page=${no}&search=`));
  const invitation = page.getByRole('dialog');
  await expect(invitation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: '页码' })).toHaveValue(no);
  await expect(page.getByRole('searchbox', { name: /查找|搜索/ }).last()).toHaveValue(WORDS);
  expect(problems).toEqual([]);
});

test('没有脚本也读得到命中的页，空的结果说出怎么办', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/datasheet/datasheetSearch/?scope=texts&keywords=${encodeURIComponent('"zzzz 不存在"')}`);
  await expect(page).toHaveURL(/\/datasheet\/text\?keywords=/);
  await expect(page.getByRole('link', { name: '不加引号搜' })).toBeVisible();
  await expect(page.getByText(/可以搜 \d+ 份数据手册的正文/)).toBeVisible();
  await context.close();
});
