import { gradeNames } from '@chippage/api/gradeNames';
import { membersWith } from '../../enterprise/companyOf.ts';
import { openDealInMall } from '../../mall/orders/deals.ts';
import { amountText, trimUnitPrice } from '../../mall/money.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { changeRows, lockRow } from '../board/board.queries.ts';
import { takeRowStep } from '../board/rowSteps.rules.ts';
import { tellCompany } from '../tellCompany.ts';
import { changeQuote, findQuote, insertEvents, lockOpenOf, lockQuote, type QuoteWithRow } from './quotes.queries.ts';
import { type QuoteRecord, type Taken, takeStep, totalOf } from './quotes.rules.ts';
import type { StoredOffer } from './quotes.schema.ts';

const conditionOf = ({ grade }: StoredOffer) => (grade !== null && grade in gradeNames ? gradeNames[grade as keyof typeof gradeNames] : null);

/** Brings what was agreed on into the mall, where nothing is missing for it. The quote is held by the transaction. */
export async function openInMall(
  tx: Db,
  { quote, row }: QuoteWithRow,
  { event, memberId, now }: { event: Taken['event']; memberId: number; now: Date },
): Promise<QuoteRecord> {
  const { offer, dealQuantity, dealPrice, dealUntil, acceptedBy } = quote;
  if (quote.bargainId !== null || offer === null || dealQuantity === null || dealPrice === null || dealUntil === null || acceptedBy === null) return quote;
  if (dealUntil <= now) return quote;
  const opened = await openDealInMall(
    tx,
    {
      sku: `Q-${quote.id}`,
      buyerId: acceptedBy,
      sellerIds: await membersWith(tx, quote.sellerId, 'quote.send'),
      partId: row.partId,
      quantity: dealQuantity,
      unitPrice: trimUnitPrice(dealPrice),
      currency: offer.currency,
      taxMode: offer.taxMode,
      dateCode: offer.dateCode,
      packing: offer.packing as 'reel' | null,
      leadTimeDays: offer.leadTimeDays,
      condition: conditionOf(offer),
      isHongKong: offer.place === 'HK',
      validUntil: dealUntil,
    },
    now,
  );
  if (typeof opened === 'string') return quote;
  await insertEvents(tx, [{ ...event, deed: 'open', quoteId: quote.id, at: now, party: 'system', memberId, fromState: 'accepted', toState: 'accepted' }]);
  return changeQuote(tx, quote.id, { bargainId: opened, updatedAt: now });
}

/** Ends the open quotes on rows, for a reason that both sides read; the sellers are told. */
export async function endQuotesOf(tx: Db, rowIds: readonly number[], { except, note, now }: { except?: number; note: string; now: Date }): Promise<void> {
  for (const quote of await lockOpenOf(tx, rowIds, except)) {
    const { change, event } = takeStep(quote, { deed: 'end', note }, now);
    await changeQuote(tx, quote.id, { ...change, updatedAt: now });
    await insertEvents(tx, [{ ...event, quoteId: quote.id, at: now, party: 'system', memberId: null }]);
    await tellCompany(tx, { companyId: quote.sellerId, right: 'quote.send', title: '报价已结束', body: note, href: `/inquiry/enquiry/${quote.id}` }, now);
  }
}

/**
 * Accepts a quote in the transaction of `ctx.db`: a demand is dealt and its other quotes end; the price goes into the mall when
 * nothing is missing for it. The row is held first: of many acceptances of one demand the first one wins, the others read that it is dealt.
 */
export async function closeDeal(
  { db: tx, clock, session }: Pick<Ctx<Session>, 'db' | 'clock' | 'session'>,
  { id, wish, companyId }: { id: number; wish: { quantity: number; unitPrice: string }; companyId: number },
): Promise<QuoteWithRow> {
  const now = clock.now();
  const { memberId } = session;
  const seen = await findQuote(tx, companyId, id);
  if (seen.quote.buyerId !== companyId) throw notFound('报价');
  const row = await lockRow(tx, seen.quote.rowId);
  const quote = await lockQuote(tx, id);
  const rowChange = quote.isDemand ? takeRowStep(row, { deed: 'deal' }, now) : null;
  const { change, event } = takeStep(quote, { deed: 'accept', wish }, now);
  const accepted = await changeQuote(tx, id, { ...change, acceptedBy: memberId, acceptedAt: now, updatedAt: now });
  await insertEvents(tx, [{ ...event, quoteId: id, at: now, party: 'buyer', memberId }]);
  const [dealt = row] = rowChange ? await changeRows(tx, [row.id], rowChange) : [row];
  if (quote.isDemand) await endQuotesOf(tx, [row.id], { except: id, note: `${row.model}：买方选择了其他报价。`, now });
  const total = amountText(totalOf(wish), accepted.offer?.currency ?? row.currency);
  const told = { title: '报价已被接受', body: `${row.model} × ${wish.quantity}，合计 ${total}，价格保留 3 天。`, href: `/inquiry/enquiry/${id}` };
  await tellCompany(tx, { companyId: quote.sellerId, right: 'quote.send', ...told }, now);
  const opened = await openInMall(tx, { quote: accepted, row: dealt }, { event: { ...event, wish: null, note: null }, memberId, now });
  return { quote: opened, row: dealt };
}
