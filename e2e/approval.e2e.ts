import { expect, type Page, test } from '@playwright/test';
import { openAsColleague } from './colleague.ts';
import { asMember, newWindow, openConsole } from './people.ts';
import { watchProblems } from './problems.ts';
import { address, yuanOffers } from './shop.ts';
import { openAsCompany } from './verifiedCompany.ts';
import { pressOn, tabTo } from './visitor.ts';

const main = (page: Page) => page.getByRole('main');

/** From the checkout to the request, with the keyboard alone. @returns the address of the request */
async function ask(page: Page, wish: string, note: string): Promise<string> {
  await page.goto(`/mall/orderCreate?goods=${wish}`, { waitUntil: 'networkidle' });
  await expect(page.getByText(/没有下单的权限，要先审批/)).toBeVisible();
  await pressOn(page, 'button', '下一步：付款与交货', { within: main(page) });
  await pressOn(page, 'button', '下一步：核对订单', { within: main(page) });
  await tabTo(page, 'textbox', '说明（选填）', { within: main(page) });
  await page.keyboard.type(note);
  await pressOn(page, 'button', '提交审批', { within: main(page) });
  await expect(page).toHaveURL(/\/userCenter\/manage\/approvals\/\d+$/);
  await expect(main(page).getByText(/^等审批人决定；/)).toBeVisible();
  return new URL(page.url()).pathname;
}

test('采购审批：没有下单权限的人提交，审批人驳回要写原因，改了再提交就批准，订单马上有了', async ({ page, browser }) => {
  const [owner, desk] = [await newWindow(browser), await newWindow(browser)];
  await openConsole(desk);
  await openAsCompany(owner, desk, `示例采购 ${String(Date.now()).slice(-6)}`);
  await openAsColleague(page, owner, { role: 'editor' });
  await asMember(page, '/mall/deliveryAddress/add', address);
  const offer = (await yuanOffers(page)).find(({ moq, stock }) => (stock ?? 0) > moq * 20);
  const problems = watchProblems(page);
  const path = await ask(page, `${offer?.id}:${(offer?.moq ?? 1) * 2}`, '样机返修用料');

  // The owner is told, finds it from the menu, and sends it back with the reason.
  await owner.goto('/userCenter/notices', { waitUntil: 'networkidle' });
  await expect(owner.getByText('有采购申请等待审批').first()).toBeVisible();
  await owner.getByRole('link', { name: /^采购审批\s?1 份等你审批$/ }).press('Enter');
  await expect(owner.getByRole('heading', { level: 1, name: /采购审批/ })).toBeVisible();
  await owner
    .getByRole('link', { name: new RegExp(`的采购申请 ${offer?.mpn ?? ''}`) })
    .first()
    .press('Enter');
  await expect(owner).toHaveURL(new RegExp(`${path}$`));
  await expect(owner.getByText('价格和库存与提交时一样')).toBeVisible();
  await pressOn(owner, 'button', '驳回', { within: main(owner) });
  const refusal = owner.getByRole('dialog', { name: '驳回这份采购申请？' });
  await expect(refusal.getByRole('textbox', { name: '原因' })).toBeFocused();
  await owner.keyboard.type('先买一半');
  await pressOn(owner, 'button', '驳回', { within: refusal });
  await expect(owner.getByText('已驳回，申请人会收到通知')).toBeVisible();

  // Half of it is handed in again.
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByText(/驳回：先买一半。可以修改后再提交。/)).toBeVisible();
  await pressOn(page, 'button', '修改后提交', { within: main(page) });
  const change = page.getByRole('dialog', { name: '修改后提交' });
  await expect(change.getByRole('textbox', { name: /的数量/ })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(String(offer?.moq));
  await page.keyboard.press('Enter');
  await expect(page.getByText('已再次提交审批')).toBeVisible();

  // It is approved as it stands now, and the order is there.
  await owner.reload({ waitUntil: 'networkidle' });
  await pressOn(owner, 'button', '批准', { within: main(owner) });
  const approval = owner.getByRole('dialog', { name: '批准这份采购申请？' });
  await expect(approval.getByText(/马上下 1 张订单/)).toBeVisible();
  await pressOn(owner, 'button', '批准并下单', { within: approval });
  await expect(owner.getByText('已批准，订单已生成')).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await main(page)
    .getByRole('link', { name: /^\d{4}-\d{4}-\d{4}$/ })
    .press('Enter');
  await expect(page).toHaveURL(/\/orderDetail\/\d+$/);
  await expect(page.getByText(/^由 .+ 审批$/)).toBeVisible();
  expect(problems).toEqual([]);
});
