import { findKnownPart } from '../../datasheets/parts/namedParts.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { addBargain } from './bargains.queries.ts';
import { findBargain, findOrderStates, findSellerOf, insertDealGoods } from './deals.queries.ts';

/** What two companies agreed on outside the mall. */
export interface Deal {
  /** Names its goods; the same deal has the same. */
  sku: string;
  /** Who orders. */
  buyerId: number;
  /** Members of the selling company; one of them speaks for a merchant, or none. */
  sellerIds: readonly number[];
  partId: number | null;
  quantity: number;
  unitPrice: string;
  currency: 'CNY' | 'USD';
  taxMode: 'tax13' | 'tax1' | 'untaxed';
  dateCode: string | null;
  packing: 'reel' | 'cut_tape' | 'tray' | 'tube' | 'bulk' | 'bag' | 'box' | null;
  leadTimeDays: number | null;
  /** Condition in Chinese. */
  condition: string | null;
  isHongKong: boolean;
  /** Until when it may be ordered at the price. */
  validUntil: Date;
}

const currencies = { CNY: '人民币', USD: '美元' } as const;

/** What keeps a deal from being ordered in the mall, in Chinese, or null. */
export async function missingForDeal(db: Db, { sellerIds, partId, currency }: Pick<Deal, 'sellerIds' | 'partId' | 'currency'>): Promise<string | null> {
  if (partId === null) return '型号不在目录里，不能在商城下单；请双方在这里的留言里约定';
  const seller = await findSellerOf(db, sellerIds, currency);
  if (!seller) return '卖方还没有入驻商城，入驻后才能下单';
  return seller.sells ? null : `卖方的店铺还没有${currencies[currency]}的收款方式，补上后才能下单`;
}

/**
 * Brings a deal into the mall: a price that is accepted already and holds for who may order. In one transaction with what it is about.
 * @returns number of the bargain, or in Chinese what is missing
 */
export async function openDealInMall(tx: Db, deal: Deal, now: Date): Promise<number | string> {
  const missing = await missingForDeal(tx, deal);
  if (missing !== null) return missing;
  const seller = await findSellerOf(tx, deal.sellerIds, deal.currency);
  const part = deal.partId === null ? undefined : await findKnownPart(tx, deal.partId);
  if (!seller || !part) return '型号已不在目录里，不能在商城下单';
  const goodsId = await insertDealGoods(tx, deal, { merchantId: seller.id, part, now });
  const { buyerId, quantity, unitPrice, validUntil } = deal;
  const row = { buyerId, merchantId: seller.id, goodsId, quantity, unitPrice, state: 'accepted' as const, note: null };
  return (await addBargain(tx, { ...row, answer: '报价已接受', createdAt: now, decidedAt: now, validUntil })).id;
}

/** The order that came of a deal; null: none yet. */
export const orderOfDeal = async (db: Db, bargainId: number): Promise<number | null> => (await findBargain(db, bargainId))?.orderId ?? null;

/** Where the orders stand that came of deals, by the number of the bargain; those of which none came are left out. */
export const statesOfDeals = (db: Db, bargainIds: readonly number[]): Promise<Map<number, string>> => findOrderStates(db, bargainIds);
