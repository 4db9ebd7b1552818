import type { ChatCard } from '@chippage/api/types';
import { listPartNames } from '../datasheets/parts/namedParts.queries.ts';
import { briefOf } from '../enterprise/companyOf.ts';
import { findRow } from '../inquiries/board/board.queries.ts';
import { toBoardRow } from '../inquiries/board/board.rules.ts';
import { findQuote } from '../inquiries/quotes/quotes.queries.ts';
import { showQuotes } from '../inquiries/quotes/showQuotes.ts';
import { subjects as boardSubjects } from '../inquiries/states.rules.ts';
import { amountText } from '../mall/money.ts';
import { findOrderWithMerchant } from '../mall/orders/orders.queries.ts';
import { orderStateNames } from '../mall/states.rules.ts';
import { findTitle, isReadable } from '../news/articles/articles.queries.ts';
import type { Db } from '../platform/database/connect.ts';
import { Failure } from '../platform/errors.ts';
import { shanghaiMinute } from '../platform/shanghai.ts';
import { companyIn } from './parties.ts';
import type { Reader } from './sides.rules.ts';

/** What a card refers to. */
export interface CardRef {
  kind: ChatCard['kind'];
  id: number;
}

type Shown = Pick<ChatCard, 'title' | 'stateText' | 'facts' | 'href'>;
/** Says what a reader may know of a thing; null: it is gone, or they may not see it. */
type Show = (db: Db, id: number, reader: Reader, now: Date) => Promise<Shown | null>;

const quantityText = (count: number) => `${String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')} 片`;
const known = (facts: readonly (readonly [string, string | null | undefined])[]) =>
  facts.flatMap(([name, value]) => (value === null || value === undefined || value === '' ? [] : [{ name, value }]));

/** What its domain does not let the reader see is not there. */
async function ifSeen<T>(find: Promise<T>): Promise<T | null> {
  try {
    return await find;
  } catch (error) {
    if (error instanceof Failure && error.status < 500) return null;
    throw error;
  }
}

const showers: Readonly<Record<ChatCard['kind'], Show>> = {
  async part(db, id) {
    const [part] = await listPartNames(db, [id]);
    if (!part) return null;
    const facts = known([
      ['品牌', part.brandNameCn ?? part.brandName],
      ['分类', part.categoryName],
      ['封装', part.packageCase],
    ]);
    return { title: part.mpn, stateText: '', facts, href: `/datasheet/datasheetDetail/${id}` };
  },

  async demand(db, id, reader) {
    const companyId = companyIn(reader);
    const row = await ifSeen(findRow(db, id, companyId));
    // What an operator took off, or its company closed, is read by that company alone.
    if (!row || (row.state !== 'live' && row.state !== 'dealt' && row.enterpriseId !== companyId)) return null;
    const shown = toBoardRow(row, (await briefOf(db, [row.enterpriseId])).get(row.enterpriseId), companyId);
    const facts = known([
      ['品牌', shown.brandName],
      ['数量', shown.quantity === null ? null : quantityText(shown.quantity)],
      [shown.type === 1 ? '目标价' : '单价', shown.price === null ? null : amountText(shown.price, shown.currency)],
      ['公司', shown.poster.company?.name],
    ]);
    return {
      title: `${shown.type === 1 ? '求购' : '供应'} ${shown.model}`,
      stateText: boardSubjects.row.states[row.state],
      facts,
      href: `/inquiry/demandDetails/${id}`,
    };
  },

  async quote(db, id, reader, now) {
    const companyId = companyIn(reader);
    if (companyId === null) return null;
    const found = await ifSeen(findQuote(db, companyId, id));
    if (!found) return null;
    const [shown] = await showQuotes(db, [found], { companyId, now });
    if (!shown) return null;
    const currency = shown.offer?.currency ?? shown.row.currency;
    const facts = known([
      ['数量', shown.quantity === null ? null : quantityText(shown.quantity)],
      ['单价', shown.unitPrice === null ? null : amountText(shown.unitPrice, currency)],
      ['合计', shown.total === null ? null : amountText(shown.total, currency)],
      ['有效期至', shown.validUntil === null ? null : shanghaiMinute(new Date(shown.validUntil))],
    ]);
    return { title: `报价 ${shown.row.model}`, stateText: boardSubjects.quote.states[shown.state], facts, href: `/inquiry/enquiry/${id}` };
  },

  async order(db, id, reader) {
    const found = await findOrderWithMerchant(db, id);
    if (!found) return null;
    const { order, merchant } = found;
    const isBuyer = order.buyerId === reader.memberId;
    const isMerchant = merchant.memberId === reader.memberId;
    if (!isBuyer && !isMerchant && !reader.isOperator) return null;
    const facts = known([
      ['卖家', merchant.name],
      ['金额', amountText(order.total, order.currency)],
    ]);
    const href = isBuyer ? `/mall/userCenter/myOrder/orderDetail/${id}` : isMerchant ? `/userCenter/seller/orders/${id}` : `/operator/orders/${id}`;
    return { title: `订单 ${order.orderNo}`, stateText: orderStateNames[order.state], facts, href };
  },

  async article(db, id, _reader, now) {
    if (!(await isReadable(db, id, now))) return null;
    return { title: (await findTitle(db, id)) ?? '', stateText: '', facts: [], href: `/news/article-details/${id}` };
  },
};

/** Whether a reader may see a thing now. */
export const canSee = async (db: Db, { kind, id }: CardRef, reader: Reader, now: Date): Promise<boolean> => (await showers[kind](db, id, reader, now)) !== null;

/** Things with what a reader may know of them now: nothing of them is stored with the message. */
export async function showCards(db: Db, refs: readonly CardRef[], reader: Reader, now: Date): Promise<Map<string, ChatCard>> {
  const shown = new Map<string, ChatCard>();
  for (const { kind, id } of refs) {
    const key = `${kind} ${id}`;
    if (shown.has(key)) continue;
    const found = await showers[kind](db, id, reader, now);
    const nothing = { title: '', stateText: '', facts: [], href: null };
    shown.set(key, { kind, id, isAvailable: found !== null, ...(found ?? nothing) });
  }
  return shown;
}
