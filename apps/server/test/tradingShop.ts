import type { OrderDetail } from '@chippage/api/types';
import { createTestApp, type TestApp, type Visitor } from './app.ts';
import { operatorOf } from './operator.ts';
import { buyer, openShop, postJson, wanted } from './shop.ts';

/** Pieces of a line of an order. */
interface Pieces {
  lineId: number;
  quantity: number;
}

/** A shop in which everybody is there whom a trade needs. */
export interface TradingShop {
  api: TestApp;
  /** The buyer. */
  visitor: Visitor;
  addressId: number;
  merchant: Visitor;
  operator: Visitor;
  /** An order, as its buyer sees it. */
  detailOf: (id: number) => Promise<OrderDetail>;
  /** Orders goods, to be paid at Alipay unless the terms say otherwise. */
  order: (lines: { goodsId: number; quantity: number }[], terms?: Record<string, unknown>) => Promise<OrderDetail>;
  ship: (id: number, lines: readonly Pieces[], trackingNo?: string) => ReturnType<typeof postJson>;
  /** Answers the open claim of an order: by itself the money goes back. */
  resolve: (id: number, answer?: Record<string, string>) => ReturnType<Visitor['post']>;
}

/** Opens a shop with a buyer who has an address, an operator, and a member for these merchants. */
export async function openTradingShop(merchantIds: readonly number[] = [1]): Promise<TradingShop> {
  const api = await createTestApp({ logLevel: 'error' });
  await openShop(api.server.db);
  const { visitor, addressId } = await buyer(api);
  const { visitor: merchant } = await buyer(api);
  const operator = await operatorOf(api);
  for (const id of merchantIds) await operator.post('/operator/merchants/assign', { merchantId: String(id), memberId: String(merchant.uid) });
  const detailOf = async (id: number) => (await visitor.get('/mall/goods/order/user/detail', { id: String(id) })).json<{ data: OrderDetail }>().data;
  return {
    api,
    visitor,
    addressId,
    merchant,
    operator,
    detailOf,
    order: async (lines, terms = {}) => {
      const body = await wanted(visitor, addressId, lines, { payMethod: 'alipay', ...terms });
      const reply = await postJson(visitor, '/mall/pay/order/create/goods', body);
      const [made] = reply.json<{ data: { orders: { id: number }[] } }>().data.orders;
      if (!made) throw new Error(reply.body);
      return detailOf(made.id);
    },
    ship: (id, lines, trackingNo = `SY${id}${lines[0]?.lineId}${lines[0]?.quantity}`) =>
      postJson(merchant, '/mall/merchant/order/ship', { id, carrier: '示例速运', trackingNo, lines }),
    resolve: (id, answer = {}) => merchant.post('/mall/merchant/order/resolve', { id: String(id), decision: 'refund', answer: '已核实', ...answer }),
  };
}
