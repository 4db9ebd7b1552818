import { expect, type Page, test } from '@playwright/test';
import { newWindow, openConsole } from './people.ts';
import { watchProblems } from './problems.ts';
import { logInBySms } from './visitor.ts';

/** Opens the newest of a list, and gives its title. The address changes before the page does. */
async function openFirst(page: Page, path: string): Promise<string> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  const title = await link.innerText();
  await link.press('Enter');
  await expect(page).toHaveURL(/\/prefecture\/resource\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  return title;
}

test('课程一课接一课：只用键盘读完两课，进度记得住，下次从没读的接着', async ({ page }) => {
  const problems = watchProblems(page);
  await openFirst(page, '/prefecture/courseMaterial');
  const course = page.url();
  await page.getByRole('link', { name: '开始学习' }).press('Enter');
  await expect(page).toHaveURL(/\/prefecture\/resource\/\d+\/1$/);
  await page.getByRole('button', { name: /^读完，下一课/ }).press('Enter');
  await logInBySms(page);
  await expect(page).toHaveURL(/\/2$/);
  await expect(page.getByRole('progressbar', { name: '学习进度' })).toHaveAttribute('aria-valuetext', /^已读 1 \//);
  await page.getByRole('button', { name: /^读完，下一课/ }).press('Enter');
  await expect(page).toHaveURL(/\/3$/);
  await expect(page.getByRole('button', { name: '标为已读' })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('navigation', { name: '上一课和下一课' }).getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/2$/);
  const mark = page.getByRole('button', { name: '标为已读' });
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await mark.press('Space');
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('progressbar', { name: '学习进度' })).toHaveAttribute('aria-valuetext', /^已读 1 \//);
  await mark.press('Space');
  await expect(page.getByRole('progressbar', { name: '学习进度' })).toHaveAttribute('aria-valuetext', /^已读 2 \//);
  await page.goto(course, { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: /^继续学习/ })).toHaveAttribute('href', /\/3$/);
  expect(problems).toEqual([]);
});

test('数据先看后下：没有脚本也看得到前几行；下载要登录，登录后接着下载，数了一次', async ({ page, browser, baseURL }) => {
  await openFirst(page, '/prefecture/originalDateRecommend/1');
  const path = new URL(page.url()).pathname;
  const plain = await (await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN', baseURL })).newPage();
  await plain.goto(path);
  await expect(plain.getByRole('region', { name: '预览' }).getByRole('row').nth(1)).toBeVisible();
  await expect(plain.getByText(/许可：CC/)).toBeVisible();
  await plain.context().close();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /^下载 .+\.(csv|json)$/ }).press('Enter');
  await logInBySms(page);
  expect((await coming).suggestedFilename()).toMatch(/\.(csv|json)$/);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByText(/^[1-9]\d* 人$/)).toBeVisible();
});

test('方案的清单在 BOM 页打开；评分一人一次；收藏在收藏里', async ({ page }) => {
  const title = await openFirst(page, '/prefecture/circuitScheme?part=TLV757');
  await page.getByRole('button', { name: '放大' }).press('Enter');
  await expect(page.getByText('150%')).toBeVisible();
  const scheme = page.url();
  await page.getByRole('link', { name: '在 BOM 页打开' }).press('Enter');
  await expect(page).toHaveURL(/\/datasheet\/bom$/);
  await expect(page.getByText('TLV75733').first()).toBeVisible();
  await page.goto(scheme, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '收藏' }).press('Enter');
  await logInBySms(page);
  await expect(page.getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('radio', { name: '4 分' }).press('Space');
  await page.getByRole('button', { name: '提交评分' }).press('Enter');
  await expect(page.getByText('已评 4 分')).toBeVisible();
  await expect(page.getByRole('button', { name: '修改评分' })).toBeVisible();
  await page.goto('/userCenter/favourites', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', new URL(scheme).pathname);
});

test('提交一份资料：审核通过之前别人打不开，通过以后人人看得到', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  const name = `键盘扫描电路 ${Date.now() % 100_000}`;
  await page.goto('/userCenter/resources/add', { waitUntil: 'networkidle' });
  await logInBySms(page);
  await page.getByRole('textbox', { name: '标题' }).fill(name);
  await page.getByRole('textbox', { name: '简介' }).fill('四乘四矩阵键盘的扫描电路，带防抖和清单，做过二十块板子。');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'bom.csv', mimeType: 'text/csv', buffer: Buffer.from('Designator,Quantity,MPN\nR1,1,RC0402FR-0710KL\n') });
  await expect(page.getByText('已上传', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '提交审核' }).press('Enter');
  await expect(page).toHaveURL(/\/userCenter\/resources$/);
  const own = page.getByRole('link', { name });
  await expect(own).toBeVisible();
  const path = (await own.getAttribute('href')) ?? '';
  const visitor = await browser.newContext({ locale: 'zh-CN', baseURL });
  expect((await visitor.request.get(path)).status()).toBe(404);
  const operator = await newWindow(browser);
  await openConsole(operator, '/operator/reviews?kind=resource');
  await operator.getByRole('main').getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: /^通过/ }).press('Enter');
  await expect(operator.getByText(name)).toHaveCount(0);
  // The answer for visitors is kept for half a minute.
  await expect.poll(async () => (await visitor.request.get(`${path}?again=${Date.now()}`)).status()).toBe(200);
});

test('十四个地址和旧地址都答得出：面包屑在技术资料下，没有编号的到那一种的列表', async ({ request }) => {
  const addresses: Record<string, string> = {
    '/prefecture': '/prefecture',
    '/prefecture/circuitScheme': '/prefecture/circuitScheme',
    '/prefecture/courseMaterial': '/prefecture/courseMaterial',
    '/prefecture/courseMaterialDetail': '/prefecture/courseMaterial',
    '/prefecture/datum': '/prefecture/datum',
    '/prefecture/datumDetail': '/prefecture/datum',
    '/prefecture/originalDataDetail': '/prefecture/originalDateRecommend/1',
    '/prefecture/originalDateRecommend/1': '/prefecture/originalDateRecommend/1',
    '/prefecture/popularAuthor': '/prefecture/popularAuthor',
    '/prefecture/specialColumn': '/prefecture/specialColumn',
    '/prefecture/specialColumnSearch': '/prefecture/specialColumnSearch',
    '/prefecture/article-details/1': '/prefecture/article-details/1',
    '/prefecture/originalData/1': '/prefecture/originalData/1',
    '/prefecture/electronicComponentList/1': '/prefecture/electronicComponentList/1',
  };
  for (const [address, end] of Object.entries(addresses)) {
    const reply = await request.get(address);
    expect([address, reply.status(), new URL(reply.url()).pathname]).toEqual([address, 200, end]);
    expect(await reply.text(), address).toMatch(/aria-label="所在位置"[^]*?技术资料/);
  }
});
