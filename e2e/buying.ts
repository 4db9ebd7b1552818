// An order from its first step to the goods that are there, with the keyboard alone.
import { expect, type Locator, type Page } from '@playwright/test';
import { address } from './shop.ts';
import { pressOn, tabTo } from './visitor.ts';

/** What the page is about. */
export const main = (page: Page): Locator => page.getByRole('main');

/** Adds an address on the page of a new order. */
export async function addAddress(page: Page): Promise<void> {
  await pressOn(page, 'button', '新增收货地址', { within: main(page) });
  const dialog = page.getByRole('dialog', { name: '新增收货地址' });
  await expect(dialog).toBeVisible();
  const type = async (role: 'textbox' | 'combobox', name: string | RegExp, text: string) => {
    await tabTo(page, role, name, { within: dialog });
    await page.keyboard.type(text);
  };
  await type('textbox', '收货人', address.receiver);
  await type('textbox', '手机号', address.mobile);
  for (const [name, text] of [
    ['省份', address.province],
    ['城市', address.city],
    ['区县', address.district],
  ] as const) {
    await type('combobox', name, text);
    // The list is left by its first Escape; the dialog stays.
    if ((await page.getByRole('listbox').count()) > 0) await page.keyboard.press('Enter');
  }
  await type('textbox', '详细地址', address.detail);
  await pressOn(page, 'button', '保存地址', { within: dialog });
  await expect(dialog).toBeHidden();
}

/** Goes through the three steps and sends the order. */
export async function submitOrder(page: Page): Promise<void> {
  await pressOn(page, 'button', '下一步：付款与交货', { within: main(page) });
  await expect(page.getByRole('heading', { level: 2, name: '付款与交货' })).toBeFocused();
  await pressOn(page, 'button', '下一步：核对订单', { within: main(page) });
  await expect(page.getByRole('heading', { level: 2, name: '核对提交' })).toBeFocused();
  await pressOn(page, 'button', '提交订单', { within: main(page) });
  await expect(page).toHaveURL(/\/mall\/payOrder\?/, { timeout: 20_000 });
}

/** Pays for what was just ordered at the cashier that stands for Alipay. @returns number of the order */
export async function payByAlipay(page: Page): Promise<number> {
  await pressOn(page, 'button', /^去支付宝付款 ¥/, { within: main(page) });
  await expect(page).toHaveURL(/__dev\/alipay/, { timeout: 20_000 });
  await pressOn(page, 'button', '支付成功');
  await expect(page).toHaveURL(/\/mall\/payOrder\?/, { timeout: 20_000 });
  await expect(main(page).getByText('付款成功')).toBeVisible({ timeout: 20_000 });
  return Number(new URL(page.url()).searchParams.get('orderId'));
}

/** Confirms a paid order, as its merchant. */
export async function confirmOrder(page: Page): Promise<void> {
  await pressOn(page, 'button', '确认订单', { within: main(page) });
  await expect(main(page).getByText('已确认，买家会收到通知')).toBeVisible();
}

/** Puts pieces into a parcel: as many as said of the first line, else all that is left. */
export async function ship(page: Page, orderNo: string, trackingNo: string, pieces?: string): Promise<void> {
  await pressOn(page, 'button', '发货', { within: main(page) });
  const dialog = page.getByRole('dialog', { name: `发货：订单 ${orderNo}` });
  await expect(dialog).toBeVisible();
  // The second parcel goes with the carrier of the first.
  if ((await dialog.getByRole('textbox', { name: '承运商名称' }).count()) === 0) {
    await expect(dialog.getByRole('button', { name: /承运商/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: '其他承运商' })).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await tabTo(page, 'textbox', '承运商名称', { within: dialog });
    await page.keyboard.type('示例速运');
  }
  await tabTo(page, 'textbox', '运单号', { within: dialog });
  await page.keyboard.type(trackingNo);
  if (pieces !== undefined) {
    await tabTo(page, 'textbox', /的数量$/, { within: dialog });
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(pieces);
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText('包裹已登记，买家会收到通知')).toBeVisible();
}

/** Says on the page of an order that the goods are there. */
export async function receiveGoods(page: Page): Promise<void> {
  await pressOn(page, 'button', '确认收货', { within: main(page) });
  const question = page.getByRole('alertdialog', { name: '已收到全部物料？' });
  await pressOn(page, 'button', '确认收货', { within: question });
  await expect(question).toBeHidden();
}
