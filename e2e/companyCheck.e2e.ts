import { expect, test } from '@playwright/test';
import { asMember, openAsMember } from './people.ts';
import { watchProblems } from './problems.ts';

const sampleName = '示例现货电子（深圳）有限公司';

test('公司核查：从主页的菜单进来，按名称找到，登录后逐块看，全用键盘', async ({ page }) => {
  await openAsMember(page, '/');
  const problems = watchProblems(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: '公司核查' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '公司核查' })).toBeVisible();
  await expect(page.getByText(/今天还能查 \d+ 家，一共 50 家/)).toBeVisible();

  const field = page.getByRole('searchbox', { name: '查公司' });
  await field.fill('示例现货');
  await field.press('Enter');
  await expect(page).toHaveURL(/searchList\?keywords=/);
  await expect(page.getByText(/^匹配：名称/).first()).toBeVisible();
  await page.getByRole('heading', { level: 2, name: sampleName }).getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: sampleName })).toBeVisible();

  // The index leads to a table, which is read when it comes near.
  const contents = page.getByRole('navigation', { name: '目录' }).last();
  await contents.getByRole('link', { name: '股东信息' }).press('Enter');
  await expect(page).toHaveURL(/#holders$/);
  const holders = page.getByRole('region', { name: '股东信息', exact: true });
  await expect(holders.getByText('来源：')).toBeVisible();
  await expect(holders.getByRole('table')).toBeVisible();

  // The scorecard says how it is reached.
  const terms = page.getByRole('button', { name: '逐项怎么算' });
  await terms.press('Enter');
  await expect(page.getByText('满 10 年得 15 分，不满的按年数折算')).toBeVisible();

  // Risks lead down to rows.
  await page.getByRole('link', { name: '风险总览' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${sampleName}的风险` })).toBeVisible();
  await page.getByRole('button', { name: /^股权出质（\d+）/ }).press('Enter');
  await page.getByRole('link', { name: '看股权出质的全部内容' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${sampleName}：股权出质` })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '登记编号' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('公司核查：访客看得到查过的，没查过的说要登录', async ({ page, browser }) => {
  await openAsMember(page, '/about');
  const hits = await asMember<{ hits: { id: number; name: string }[] }>(page, '/tyc/services/open/search?keywords=示例现货');
  const found = hits.hits.find(({ name }) => name === sampleName);
  await asMember(page, `/tyc/services/open/records?id=${found?.id}&block=staff&pageSize=20`);
  await asMember(page, `/tyc/services/open/company?id=${found?.id}`);

  const guest = await (await browser.newContext({ locale: 'zh-CN', javaScriptEnabled: false })).newPage();
  await guest.goto(`/checkEnterprise/companyDetail/${found?.id}?block=staff`);
  await expect(guest.getByRole('heading', { level: 1, name: `${sampleName}：主要人员` })).toBeVisible();
  await expect(guest.getByRole('columnheader', { name: '职务' })).toBeVisible();
  await guest.getByRole('link', { name: `回到 ${sampleName}` }).click();
  await expect(guest.getByText('统一社会信用代码').first()).toBeVisible();
  await guest.context().close();
});

test('公司核查：没有这个编号的公司是 404，编号不是数字也是', async ({ request }) => {
  for (const address of ['/checkEnterprise/companyDetail/999999999', '/checkEnterprise/riskDetail/x', '/checkEnterprise/eyePersonnel?id=1'])
    expect((await request.get(address)).status(), address).toBe(404);
});
