import type { Page } from '@playwright/test';
import { asMember } from './people.ts';

/** Goods as the list gives them. */
export interface Offer {
  id: number;
  /** Null: goods of a seller that name no part of the catalogue. */
  partId: number | null;
  mpn: string;
  currency: string;
  moq: number;
  stock: number | null;
  merchant: { id: number; name: string };
}

/** An order that waits to be paid for. */
export interface NewOrder {
  id: number;
  orderNo: string;
  total: string;
}

/** Where orders of the tests go. */
export const address = {
  region: 'CN',
  receiver: '林工',
  mobile: '13800138000',
  province: '浙江省',
  city: '杭州市',
  district: '滨江区',
  detail: '示例路 1 号 2 幢 4 层',
};

/** Goods in stock for yuan: Alipay takes nothing else. */
export async function yuanOffers(page: Page, keywords = ''): Promise<Offer[]> {
  const answer = await page.request.get(`/api/mall/goods/list?keywords=${keywords}&currency=CNY&inStock=true&pageSize=100`);
  return ((await answer.json()) as { data: Offer[] }).data;
}

/** Orders goods as the member of this window. */
export async function orderOf(page: Page, offer: Offer): Promise<NewOrder> {
  const goods = [{ goodsId: offer.id, quantity: offer.moq }];
  const { id: addressId } = await asMember<{ id: number }>(page, '/mall/deliveryAddress/add', address);
  const { totals } = await asMember<{ totals: { total: string }[] }>(page, '/mall/pay/order/prepare', { json: { goods } });
  const expected = [{ merchantId: offer.merchant.id, currency: 'CNY', total: totals[0]?.total }];
  const made = await asMember<{ orders: NewOrder[] }>(page, '/mall/pay/order/create/goods', {
    json: { goods, addressId, payMethod: 'transfer', expected },
  });
  const [order] = made.orders;
  if (!order) throw new Error('There is no order');
  return order;
}
