import { expect, type Page, test } from '@playwright/test';
import { stateMonth } from './creditTerms.ts';
import { asMember, newWindow, openAsMember, openConsole } from './people.ts';
import { watchProblems } from './problems.ts';
import { address, yuanOffers } from './shop.ts';
import { openAsCompany } from './verifiedCompany.ts';
import { pressOn, tabTo } from './visitor.ts';

const main = (page: Page) => page.getByRole('main');

/** Sells for a merchant as a member of its own. */
async function openAsMerchant(page: Page, desk: Page, merchantId: number): Promise<void> {
  await openAsMember(page, '/userCenter');
  const { id } = await asMember<{ id: number }>(page, '/dtUser/myDetail');
  await asMember(desk, '/operator/merchants/assign', { merchantId: String(merchantId), memberId: String(id) });
}

/** Orders goods by the month, with the keyboard alone. */
async function orderOnTerms(page: Page, wish: string): Promise<void> {
  await page.goto(`/mall/orderCreate?goods=${wish}`, { waitUntil: 'networkidle' });
  await pressOn(page, 'button', '下一步：付款与交货', { within: main(page) });
  await expect(main(page).getByText(/，还剩 ¥.+到期$/)).toBeVisible();
  await tabTo(page, 'radio', '支付宝', { within: main(page) });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(main(page).getByRole('radio', { name: '月结' })).toBeChecked();
  await tabTo(page, 'textbox', '采购单号（选填）', { within: main(page) });
  await page.keyboard.type('PO-2611-08');
  await pressOn(page, 'button', '下一步：核对订单', { within: main(page) });
  await pressOn(page, 'button', '提交订单', { within: main(page) });
  await expect(page).toHaveURL(/\/orderDetail\/\d+$/);
  await expect(main(page).getByText('月结，等待卖家确认并发货')).toBeVisible();
}

test('月结：企业申请，卖家开通，下单不付款直接待发货，月底对账，卖家登记收款，额度回来', async ({ page, browser }) => {
  const [seller, desk] = [await newWindow(browser), await newWindow(browser)];
  await openConsole(desk);
  await openAsCompany(page, desk, `示例月结 ${String(Date.now()).slice(-6)}`);
  await asMember(page, '/mall/deliveryAddress/add', address);
  const offer = (await yuanOffers(page)).find(({ moq, stock }) => (stock ?? 0) > moq * 20);
  if (!offer) throw new Error('There are no goods');
  await openAsMerchant(seller, desk, offer.merchant.id);
  const { totals } = await asMember<{ totals: { total: string }[] }>(page, '/mall/pay/order/prepare', {
    json: { goods: [{ goodsId: offer.id, quantity: offer.moq }] },
  });
  const limit = Math.ceil(Number(totals[0]?.total)) + 1;
  const problems = watchProblems(page);

  // From the shop to the application.
  await page.goto(`/mall/businessmen/${offer.merchant.id}`, { waitUntil: 'networkidle' });
  await main(page).getByRole('link', { name: '申请月结' }).press('Enter');
  await tabTo(page, 'textbox', '希望的额度（元）', { within: main(page) });
  await page.keyboard.type(String(limit));
  await tabTo(page, 'textbox', '说明（选填）', { within: main(page) });
  await page.keyboard.type('每月固定采购');
  await pressOn(page, 'button', '提交申请', { within: main(page) });
  await expect(main(page).getByText('已经申请，等卖家审核')).toBeVisible();

  // The merchant grants what was asked for.
  await seller.goto('/userCenter/seller/orders', { waitUntil: 'networkidle' });
  await seller.getByRole('link', { name: /^月结\s?1 项待处理$/ }).press('Enter');
  await pressOn(seller, 'button', /^开通.+的月结$/, { within: main(seller) });
  const grant = seller.getByRole('dialog', { name: '开通月结' });
  await expect(grant.getByRole('textbox', { name: '额度（元）' })).toBeFocused();
  await pressOn(seller, 'button', '开通', { within: grant });
  await expect(main(seller).getByText('已开通').last()).toBeVisible();

  // One order takes the limit; a second one is over it, in words.
  await orderOnTerms(page, `${offer.id}:${offer.moq}`);
  await page.goto(`/mall/orderCreate?goods=${offer.id}:${offer.moq * 2}`, { waitUntil: 'networkidle' });
  await pressOn(page, 'button', '下一步：付款与交货', { within: main(page) });
  await expect(main(page).getByText(/的额度还剩 ¥.+，超过了$/)).toBeVisible();
  await expect(main(page).getByRole('radio', { name: '月结' })).toBeDisabled();

  // The month is stated, and the merchant writes down what it received.
  await stateMonth(page);
  await page.goto('/userCenter/manage/credit', { waitUntil: 'networkidle' });
  await main(page)
    .getByRole('link', { name: /^ST\d{4}-\d+-\d{5}$/ })
    .press('Enter');
  await expect(main(page).getByText('采购单号 PO-2611-08')).toBeVisible();
  await seller.goto('/userCenter/seller/credit?list=statements', { waitUntil: 'networkidle' });
  await main(seller)
    .getByRole('link', { name: /^ST\d{4}-\d+-\d{5}$/ })
    .first()
    .press('Enter');
  await pressOn(seller, 'button', '登记收款', { within: main(seller) });
  const received = seller.getByRole('dialog', { name: '登记收款' });
  await expect(received.getByRole('textbox', { name: '收到的金额（元）' })).toBeFocused();
  await received.getByRole('group', { name: '收款日期' }).getByRole('spinbutton').first().focus();
  await seller.keyboard.type(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''));
  await pressOn(seller, 'button', '登记', { within: received });
  await expect(main(seller).getByText(/^已登记 ¥/)).toBeVisible();

  // What remains is the whole limit again.
  await page.goto('/userCenter/manage/credit', { waitUntil: 'networkidle' });
  await expect(main(page).getByText('已付清').last()).toBeVisible();
  await expect(main(page).getByText('还剩', { exact: true }).locator('xpath=following-sibling::dd')).toHaveText(`¥${limit.toLocaleString('en-US')}.00`);
  expect(problems).toEqual([]);
});
