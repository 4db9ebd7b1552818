import { problemOf, stepOf } from '@chippage/api/quantity';
import type { QuoteAnswer, QuoteDeed } from '@chippage/api/types';
import { lineTotal } from '../../mall/goods/pricing.rules.ts';
import { amountText, formatMoney, formatUnitPrice, parseMicros } from '../../mall/money.ts';
import type { FieldError } from '../../platform/errors.ts';
import { quoteChangedFailure, wrongQuoteFailure } from '../inquiries.errors.ts';
import { allows, onlyTarget, requireAllowed } from '../states.rules.ts';
import type { quoteEvents, quotes, StoredOffer, StoredWish } from './quotes.schema.ts';

const DAY = 86_400_000;
/** How long a company has to answer a request for a quote, in days. */
export const ASK_DAYS = 7;
/** How long an accepted price may be ordered at, in days. */
const DEAL_DAYS = 3;

/** A quote as it is stored. */
export type QuoteRecord = typeof quotes.$inferSelect;
/** An event before it has a number. */
export type NewEvent = typeof quoteEvents.$inferInsert;
/** What of a quote its steps change. */
export type QuoteState = Pick<QuoteRecord, 'state' | 'quantity' | 'offer' | 'wish' | 'validUntil' | 'dealQuantity' | 'dealPrice' | 'dealUntil' | 'answeredAt'>;

/** Which side may do what; `say` is for both, the rest of the log's deeds are the portal's own. */
const sideOf: Record<Exclude<QuoteDeed, 'say'>, 'buyer' | 'seller'> = {
  quote: 'seller',
  agree: 'seller',
  hold: 'seller',
  decline: 'seller',
  withdraw: 'seller',
  counter: 'buyer',
  accept: 'buyer',
  refuse: 'buyer',
};
const deeds = [...(Object.keys(sideOf) as (keyof typeof sideOf)[]), 'say'] as const;

/** What a seller writes of an offer. */
export type QuoteForm = Omit<QuoteAnswer, 'id'>;

/** What a side may do with a quote now. */
export const quoteActions = (state: QuoteRecord['state'], side: 'buyer' | 'seller'): QuoteDeed[] =>
  deeds.filter((deed) => (deed === 'say' || sideOf[deed] === side) && allows('quote', state, deed));

/** Whose answer a quote waits for; null: it has ended. */
export function awaitedSide(state: QuoteRecord['state']): 'buyer' | 'seller' | null {
  if (state === 'quoted') return 'buyer';
  return state === 'waiting' || state === 'bargaining' ? 'seller' : null;
}

/** The price of a piece at a quantity; below the first step it is that of the first. */
export function priceAt(offer: StoredOffer, quantity: number): string | null {
  const step = stepOf(offer.priceLadder, quantity);
  return step === null ? null : (offer.priceLadder[step]?.unitPrice ?? null);
}

/** What a quantity comes to at a price, rounded half up to two decimals. */
export const totalOf = ({ quantity, unitPrice }: StoredWish): string => formatMoney(lineTotal(parseMicros(unitPrice), quantity));

const problems = { below_min: '低于起订量', not_multiple: '不是倍数的整数倍', above_max: '超过上限', above_stock: '超过对方的库存' } as const;

function requireQuantity(offer: StoredOffer, quantity: number): void {
  const problem = problemOf({ ...offer, maxQuantity: null }, quantity);
  if (problem) throw wrongQuoteFailure([{ field: 'quantity', msg: `数量${problems[problem]}，起订 ${offer.moq}，倍数 ${offer.multiple}` }]);
}

/** What of an offer no schema can tell to be wrong. */
export function wrongOffer(form: QuoteForm): FieldError[] {
  const wrong: FieldError[] = [];
  const at = (index: number) => `priceLadder.${index}`;
  for (const [index, { minQuantity, unitPrice }] of form.priceLadder.entries()) {
    const before = form.priceLadder[index - 1];
    if (parseMicros(unitPrice) <= 0n) wrong.push({ field: at(index), msg: '单价要大于 0' });
    else if (before && minQuantity <= before.minQuantity) wrong.push({ field: at(index), msg: '数量要一级比一级多' });
    else if (before && parseMicros(unitPrice) > parseMicros(before.unitPrice)) wrong.push({ field: at(index), msg: '数量多的单价不能更高' });
  }
  const [first] = form.priceLadder;
  if (first && first.minQuantity > form.moq) wrong.push({ field: 'moq', msg: `第一级从 ${first.minQuantity} 起，起订量不能更少` });
  if (form.stock !== null && form.stock !== undefined && form.stock < form.moq) wrong.push({ field: 'stock', msg: '库存少于起订量，请核对' });
  return wrong;
}

const orNull = (text: string | undefined) => text?.trim() || null;

/** What a form offers, as it is stored. */
export const toOffer = (form: QuoteForm): StoredOffer => ({
  priceLadder: form.priceLadder.map(({ minQuantity, unitPrice }) => ({ minQuantity, unitPrice: formatUnitPrice(parseMicros(unitPrice)) })),
  currency: form.currency,
  taxMode: form.taxMode,
  moq: form.moq,
  multiple: form.multiple,
  spq: form.spq ?? null,
  stock: form.stock ?? null,
  dateCode: orNull(form.dateCode),
  grade: form.grade ?? null,
  packing: form.packing ?? null,
  leadTimeDays: form.leadTimeDays ?? null,
  place: form.place,
  hasCoc: form.hasCoc,
  remark: orNull(form.remark),
  fileIds: [...new Set(form.fileIds ?? [])],
});

/** The offer at a buyer's own price, which the seller takes. */
function agreed(offer: StoredOffer, { quantity, unitPrice }: StoredWish): StoredOffer {
  const multiple = quantity % offer.multiple === 0 ? offer.multiple : 1;
  return { ...offer, priceLadder: [{ minQuantity: quantity, unitPrice }], moq: quantity, multiple };
}

/** What is done with a quote. */
export type Step =
  | { deed: 'quote'; offer: StoredOffer; validDays: number }
  | { deed: 'counter'; wish: StoredWish; note?: string | null }
  | { deed: 'accept'; wish: StoredWish }
  | { deed: 'agree' | 'hold' | 'decline' | 'withdraw' | 'refuse' | 'say' | 'end' | 'open'; note?: string | null }
  | { deed: 'expire' };

/** What a step changes of a quote, and what the log says of it. */
export interface Taken {
  change: Partial<QuoteState>;
  event: Pick<NewEvent, 'deed' | 'fromState' | 'toState'> & { note: string | null; wish: StoredWish | null; offer: StoredOffer | null };
}

function requireOffer({ offer }: Pick<QuoteState, 'offer'>): StoredOffer {
  if (offer === null) throw new Error('a quote without an offer is beyond waiting');
  return offer;
}

function counterOf(quote: QuoteState, { quantity, unitPrice }: StoredWish): StoredWish {
  const offer = requireOffer(quote);
  const wanted = parseMicros(unitPrice);
  if (wanted <= 0n) throw wrongQuoteFailure([{ field: 'unitPrice', msg: '单价要大于 0' }]);
  const now = priceAt(offer, quantity);
  if (now !== null && wanted >= parseMicros(now)) throw wrongQuoteFailure([{ field: 'unitPrice', msg: `还价要低于现在的报价 ${now}，现价可以直接接受` }]);
  if (offer.stock !== null && quantity > offer.stock) throw wrongQuoteFailure([{ field: 'quantity', msg: `对方只有 ${offer.stock} 只` }]);
  return { quantity, unitPrice: formatUnitPrice(wanted) };
}

function dealOf(quote: QuoteState, { quantity, unitPrice }: StoredWish): StoredWish {
  const offer = requireOffer(quote);
  requireQuantity(offer, quantity);
  const price = priceAt(offer, quantity);
  if (price === null || parseMicros(price) !== parseMicros(unitPrice)) throw quoteChangedFailure();
  return { quantity, unitPrice: price };
}

/**
 * What a step makes of a quote. The one place that moves quotes: it knows neither the database nor who asks.
 * @throws Failure quote.state, quote.wrong_fact, quote.changed
 */
export function takeStep(quote: QuoteState, step: Step, now: Date): Taken {
  const { state } = quote;
  requireAllowed('quote', state, step.deed);
  const say = (change: Partial<QuoteState>, event: Partial<Taken['event']>): Taken => {
    const toState = change.state ?? state;
    return { change, event: { deed: step.deed, fromState: state, toState, note: null, wish: null, offer: null, ...event } };
  };
  switch (step.deed) {
    case 'quote': {
      const validUntil = new Date(now.getTime() + step.validDays * DAY);
      return say({ state: 'quoted', offer: step.offer, wish: null, validUntil, answeredAt: quote.answeredAt ?? now }, { offer: step.offer });
    }
    case 'agree': {
      if (quote.wish === null) throw new Error('a quote is bargained about without a wish');
      const offer = agreed(requireOffer(quote), quote.wish);
      return say({ state: 'quoted', offer, quantity: quote.wish.quantity, wish: null }, { offer, wish: quote.wish, note: step.note ?? null });
    }
    case 'hold':
      return say({ state: 'quoted', wish: null }, { note: step.note ?? null });
    case 'counter': {
      const wish = counterOf(quote, step.wish);
      return say({ state: 'bargaining', wish }, { wish, note: step.note ?? null });
    }
    case 'accept': {
      const deal = dealOf(quote, step.wish);
      const change = { dealQuantity: deal.quantity, dealPrice: deal.unitPrice, dealUntil: new Date(now.getTime() + DEAL_DAYS * DAY), wish: null };
      return say({ state: 'accepted', ...change }, { wish: deal });
    }
    case 'say':
    case 'open':
      return say({}, { note: step.note ?? null });
    case 'expire':
      return say({ state: onlyTarget('quote', 'expire') }, {});
    case 'decline':
      return say({ state: 'refused', answeredAt: quote.answeredAt ?? now }, { note: step.note ?? null });
    default:
      return say({ state: onlyTarget('quote', step.deed) }, { note: step.note ?? null });
  }
}

/** What an offer begins at, with its currency; '' while there is none. */
export function lowestOf({ offer }: Pick<QuoteRecord, 'offer'>): string {
  const last = offer?.priceLadder.at(-1);
  return last && offer ? amountText(last.unitPrice, offer.currency) : '';
}
