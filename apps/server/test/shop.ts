import { eq } from 'drizzle-orm';
import { categories } from '../src/datasheets/parts/parts.schema.ts';
import { partKey } from '../src/datasheets/parts/partKey.ts';
import { brands } from '../src/datasheets/parts/brands.schema.ts';
import { goods, goodsStocks, stockMoves } from '../src/mall/goods/goods.schema.ts';
import { merchants, merchantTerms } from '../src/mall/merchant/merchant.schema.ts';
import type { Db } from '../src/platform/database/connect.ts';
import { isLocalAlipay, type LocalAlipay } from '../src/services/alipay/local.ts';
import type { ClaimKind, ClaimQuote, OrderDetail } from '@chippage/api/types';
import { sendRefund } from '../src/mall/payments/settling.ts';
import type { TestApp, Visitor } from './app.ts';

/** What a test puts on sale. */
export interface Offer {
  mpn?: string;
  /** The part in the catalogue that it is. */
  partId?: number;
  merchantId?: number;
  currency?: 'CNY' | 'USD';
  priceLadder?: { minQuantity: number; unitPrice: string }[];
  moq?: number;
  multiple?: number;
  stock?: number | null;
}

let next = 1;

/** Two merchants without the sample catalogue: number 1 sells in yuan from 深圳, number 2 in dollars from 香港. */
export async function openShop(db: Db, now = new Date()): Promise<void> {
  await db
    .insert(brands)
    .values({ id: 1, name: 'Sample Semi', nameCn: '示例半导体', initial: 'S', isDomestic: true, aliases: [], origin: 'sample' })
    .onConflictDoNothing();
  await db.insert(categories).values({ id: 'mcu', no: 1, name: '微控制器', nameEn: 'MCU', parentId: null }).onConflictDoNothing();
  const base = { isSample: true, place: '深圳', intro: '示例', shipping: '深圳仓，当日发货', createdAt: now };
  await db.insert(merchants).values([
    { id: 1, name: '示例一号', nameEn: 'Sample One', ...base },
    { id: 2, name: '示例二号', nameEn: 'Sample Two', ...base },
  ]);
  const bank = { beneficiary: '示例', bankName: '示例银行', bankAddress: null, account: '1', swift: null };
  await db.insert(merchantTerms).values([
    { merchantId: 1, currency: 'CNY', freightTerm: 'free_above', freight: '15.00', freeFrom: '1000.00', isHongKong: false, bank },
    { merchantId: 2, currency: 'USD', freightTerm: 'collect', freight: null, freeFrom: null, isHongKong: true, bank },
  ]);
}

/** Puts goods on sale. @returns their number */
export async function sell(db: Db, offer: Offer = {}, now = new Date()): Promise<number> {
  const at = (next += 1);
  const { merchantId = 1, currency = merchantId === 2 ? 'USD' : 'CNY', stock = 100, moq = 1, multiple = 1, mpn = `TEST${at}` } = offer;
  const priceLadder = offer.priceLadder ?? [{ minQuantity: moq, unitPrice: '6.85' }];
  const warehouse = currency === 'USD' ? ('HK' as const) : ('SZ' as const);
  const [row] = await db
    .insert(goods)
    .values({
      merchantId,
      mpn,
      mpnKey: partKey(mpn),
      partId: offer.partId ?? null,
      brandId: 1,
      categoryId: 'mcu',
      sku: `SKU-${at}`,
      unit: '个',
      currency,
      taxMode: currency === 'USD' ? 'untaxed' : 'tax13',
      priceLadder,
      moq,
      multiple,
      isOnSale: true,
      updatedAt: now,
    })
    .returning({ id: goods.id });
  const goodsId = row?.id ?? 0;
  await db.insert(goodsStocks).values({ goodsId, warehouse, quantity: stock });
  if (stock !== null) await db.insert(stockMoves).values({ goodsId, warehouse, change: stock, reason: 'opening', at: now });
  return goodsId;
}

/** What is left of goods. */
export async function stockLeft(db: Db, goodsId: number): Promise<number | null> {
  const [row] = await db.select({ quantity: goodsStocks.quantity }).from(goodsStocks).where(eq(goodsStocks.goodsId, goodsId));
  return row?.quantity ?? null;
}

/** Sends JSON as a browser does. */
export const postJson = (visitor: Visitor, url: string, body: object, headers: Record<string, string> = {}) =>
  visitor.send({ method: 'POST', url: `/api${url}`, payload: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });

let mobiles = 1;

/** The form of an address. */
export const homeAddress = {
  region: 'CN',
  receiver: '林工',
  mobile: '13800138000',
  province: '浙江省',
  city: '杭州市',
  district: '滨江区',
  detail: '示例路 1 号',
};

/** A member with an address. */
export async function buyer(api: TestApp): Promise<{ visitor: Visitor; addressId: number }> {
  const visitor = api.visitor();
  await visitor.login(`137${String((mobiles += 1)).padStart(8, '0')}`);
  const reply = await visitor.post('/mall/deliveryAddress/add', homeAddress);
  return { visitor, addressId: reply.json<{ data: { id: number } }>().data.id };
}

/** The body of an order of goods at once, with the total that the server would show. */
export async function wanted(
  visitor: Visitor,
  addressId: number,
  lines: { goodsId: number; quantity: number }[],
  terms: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const reply = (await postJson(visitor, '/mall/pay/order/prepare', { goods: lines })).json<{
    data: { orders: { merchant: { id: number }; currency: string; totals: { total: string } }[] };
  }>();
  const expected = reply.data.orders.map(({ merchant, currency, totals }) => ({ merchantId: merchant.id, currency, total: totals.total }));
  return { goods: lines, addressId, payMethod: 'transfer', expected, ...terms };
}

/** The stand-in for Alipay of a test's portal. */
export function alipayOf({ server }: TestApp): LocalAlipay {
  const { alipay } = server.platform.services;
  if (!isLocalAlipay(alipay)) throw new Error('the stand-in is not there');
  return alipay;
}

/** Claims pieces of an order, as a buyer does who saw what that comes to; absent: all that can be claimed. @returns the last answer */
export async function claimPieces(
  visitor: Visitor,
  id: number,
  kind: ClaimKind,
  { lines, fileIds = [] }: { lines?: { lineId: number; quantity: number }[]; fileIds?: number[] } = {},
) {
  const order = (await visitor.get('/mall/goods/order/user/detail', { id: String(id) })).json<{ data: OrderDetail }>().data;
  const most = (line: OrderDetail['lines'][number]) =>
    kind === 'unshipped' ? line.quantity - line.shippedQuantity - line.cancelledQuantity : line.shippedQuantity - line.refundedQuantity;
  const all = order.lines.map((line) => ({ lineId: line.id, quantity: most(line) })).filter(({ quantity }) => quantity > 0);
  const wish = { id, kind, lines: lines ?? all };
  const quote = await postJson(visitor, '/mall/goods/order/user/claim/prepare', wish);
  if (quote.statusCode !== 200) return quote;
  const expected = quote.json<{ data: ClaimQuote }>().data.amount;
  return postJson(visitor, '/mall/goods/order/user/claim', { ...wish, reason: '不再需要这些物料', fileIds, expected });
}

/** Sends what is to be sent back of an order, as the job does. */
export async function sendRefunds(api: TestApp, orderId: number): Promise<void> {
  const { rows } = await api.database.pool.query<{ id: string }>(`select id from refunds where order_id = $1 and state = 'sending'`, [orderId]);
  for (const { id } of rows) await sendRefund(api.server.platform, Number(id));
}

/**
 * Pays orders at the stand-in for Alipay, several at once.
 * @param isClosedFirst Whether the buyer closes the first one with the page of payment open.
 * @returns the number of the payment
 */
export async function payAtAlipay(api: TestApp, visitor: Visitor, orders: number | readonly number[], isClosedFirst = false): Promise<number> {
  const orderIds = [orders].flat();
  const payment = (await postJson(visitor, '/mall/pay/online/create', { orderIds })).json<{ data: { id: number } }>().data;
  const { url } = (await visitor.get('/ali/pay/mallPayOnlineId', { mallPayOnlineId: String(payment.id) })).json<{ data: { url: string } }>().data;
  await api.developers.inject(new URL(url).pathname + new URL(url).search);
  if (isClosedFirst) await visitor.post('/mall/goods/order/user/close', { id: String(orderIds[0]) });
  const { rows } = await api.database.pool.query<{ no: string }>('select out_trade_no as no from online_payments where id = $1', [payment.id]);
  const { cashier } = alipayOf(api);
  const trade = await cashier.set(rows[0]?.no ?? '', 'TRADE_SUCCESS');
  if (!trade) throw new Error('no trade');
  const payload = new URLSearchParams(cashier.notice(trade)).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { body } = await api.app.inject({ method: 'POST', url: '/api/ali/pay/notify', payload, headers });
  if (body !== 'success') throw new Error(body);
  return payment.id;
}
