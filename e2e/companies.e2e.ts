import { expect, type Page, test } from '@playwright/test';
import { registerCompany } from './company.ts';
import { asMember, newWindow, openConsole } from './people.ts';
import { watchProblems } from './problems.ts';

/** Approves the newest thing of a kind that waits for an operator. */
async function approve(desk: Page, kind: string, title: string): Promise<void> {
  const waiting = await asMember<{ id: number; title: string }[]>(desk, `/operator/reviews?kind=${kind}&pageSize=100`);
  const review = waiting.find((each) => each.title.includes(title));
  await asMember(desk, '/operator/reviews/decide', { id: String(review?.id), decision: 'approve', reason: '' });
}

test('企业：认证以后有主页，能找到、能关注；产线通过以后显示；入驻通过以后立刻能卖', async ({ page, browser }) => {
  const name = `北岭电子${String(Date.now()).slice(-6)}有限公司`;
  const desk = await newWindow(browser);
  await openConsole(desk);
  await registerCompany(page, name);
  await approve(desk, 'enterprise', name);
  const problems = watchProblems(page);

  // A production line without certificates, by keyboard.
  await page.goto('/userCenter/manage/productionLineManage?line=add', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: '名称' }).fill('SMT 贴片线 2');
  await page.getByRole('textbox', { name: /^产能/ }).fill('每天 200 万点');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/productionLineManage$/);
  await expect(page.getByText('审核中')).toBeVisible();
  await approve(desk, 'production_line', 'SMT 贴片线 2');

  // Everybody finds the company, and what an operator has seen of it.
  const guest = await newWindow(browser);
  await guest.goto(`/inquiry/companySearch?keywords=${encodeURIComponent(name)}`, { waitUntil: 'networkidle' });
  await expect(guest.getByText(/按关注它的会员人数从多到少/)).toBeVisible();
  await guest.getByRole('link', { name, exact: true }).press('Enter');
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(guest.getByText('暂无')).toHaveCount(2);
  await guest.getByRole('navigation', { name: '企业的内容' }).getByRole('link', { name: /产线/ }).press('Enter');
  await expect(guest.getByText('每天 200 万点')).toBeVisible();

  // Into the mall.
  await page.goto('/mall/enterGarrison', { waitUntil: 'networkidle' });
  const shop = `北岭店${String(Date.now()).slice(-6)}`;
  for (const [field, text] of [
    ['店铺名称', shop],
    ['英文名称', 'Beiling Shop'],
    ['店铺介绍', '工业级单片机和电源，现货在深圳。'],
    ['发货说明', '深圳仓，当日发货'],
    ['退换政策', '原包未拆 30 天内可退，运费由卖家承担。'],
    ['服务时间', '周一至周五 9:00–18:00'],
    ['联系人', '林工'],
    ['联系电话', '0755-80000000'],
    ['运费金额', '15'],
    ['满多少免运费', '1000'],
    ['开户银行', '例行深圳分行'],
    ['账号', '40000234092000012'],
  ] as const)
    await page.getByRole('textbox', { name: field, exact: true }).fill(text);
  await page.getByRole('checkbox', { name: '我已阅读并同意商家入驻的约定' }).press('Space');
  await page.getByRole('button', { name: '提交审核' }).press('Enter');
  await expect(page.getByText('入驻审核中')).toBeVisible();
  await approve(desk, 'merchant_entry', shop);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('link', { name: '去上架商品' }).press('Enter');
  await expect(page).toHaveURL(/\/userCenter\/seller\/goods$/);
  await expect(page.getByText(shop).first()).toBeVisible();
  expect(problems).toEqual([]);
});
