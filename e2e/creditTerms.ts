import { expect, type Page } from '@playwright/test';
import { asMember } from './people.ts';
import { address, type Offer } from './shop.ts';

/** States the running month, as if it were over. */
export async function stateMonth(page: Page): Promise<void> {
  expect((await page.request.post(`${process.env['E2E_DEV_URL']}/__dev/statements`)).status()).toBe(204);
}

/** A statement of the buyer's company with the merchant: asked for, granted, ordered and stated by calls. @returns its number */
export async function statementOf(buyer: Page, merchant: Page, offer: Offer): Promise<number> {
  const goods = [{ goodsId: offer.id, quantity: offer.moq }];
  const { id: addressId } = await asMember<{ id: number }>(buyer, '/mall/deliveryAddress/add', address);
  const { totals } = await asMember<{ totals: { total: string }[] }>(buyer, '/mall/pay/order/prepare', { json: { goods } });
  const total = totals[0]?.total ?? '';
  const wish = { merchantId: offer.merchant.id, limit: String(Math.ceil(Number(total)) * 3), days: 30, note: '每月固定采购' };
  const { id } = await asMember<{ id: number }>(buyer, '/mall/credit/apply', { json: wish });
  await asMember(merchant, '/mall/merchant/credit/decide', { json: { id, decision: 'approve', limit: wish.limit, days: 30 } });
  const expected = [{ merchantId: offer.merchant.id, currency: 'CNY', total }];
  await asMember(buyer, '/mall/pay/order/create/goods', { json: { goods, addressId, payMethod: 'terms', poNo: 'PO-2611-08', expected } });
  await stateMonth(buyer);
  const [made] = await asMember<{ id: number }[]>(buyer, '/mall/credit/statement/list');
  if (!made) throw new Error('There is no statement');
  return made.id;
}
