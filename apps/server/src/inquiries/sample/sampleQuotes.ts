import { formatUnitPrice, parseMicros } from '../../mall/money.ts';
import { seeded } from '../../platform/seeded.ts';
import { ASK_DAYS, type NewEvent, priceAt, type QuoteRecord, type Step, takeStep } from '../quotes/quotes.rules.ts';
import type { StoredOffer } from '../quotes/quotes.schema.ts';
import { inFourDigits, pick } from './sampleForms.ts';
import { offerOf } from './sampleOffers.ts';
import { cycleOf, type SampleRow } from './sampleRows.ts';
import { type SampleTrader, sampleTraders } from './sampleTraders.ts';
import { type Deed, demandPaths, supplyPaths } from './samplePaths.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Rows that are renewed later would outlive their open quotes. */
const MOST_DAYS = 15;
/** How long before its last refresh a row with quotes was posted. */
const POSTED_DAYS = 24;
/** How long quotes of the sample hold. */
const VALID_DAYS = 30;
const QUOTED_DEMANDS = 90;
const ASKED_SUPPLIES = 110;

/** A quote of the sample before it has a number. */
export interface SampleQuote {
  quote: Omit<QuoteRecord, 'id'>;
  events: Omit<NewEvent, 'quoteId'>[];
}

const shareOf = (price: string, share: number) => formatUnitPrice(parseMicros(inFourDigits(Number(parseMicros(price)) * share)));

/** How many pieces a deal is about: what was wanted, in multiples that are sold. */
const piecesOf = ({ moq, multiple }: StoredOffer, wanted: number) => Math.max(moq, Math.ceil(wanted / multiple) * multiple);

function stepOf(deed: Deed, quote: QuoteRecord, offer: StoredOffer): Step {
  const pieces = piecesOf(offer, quote.quantity ?? offer.moq);
  const price = priceAt(quote.offer ?? offer, pieces) ?? '0';
  switch (deed.deed) {
    case 'quote':
      return { deed: 'quote', offer, validDays: deed.days ?? VALID_DAYS };
    case 'counter':
      return { deed: 'counter', wish: { quantity: pieces, unitPrice: shareOf(price, 0.94) }, note: deed.note ?? null };
    case 'accept':
      return { deed: 'accept', wish: { quantity: pieces, unitPrice: price } };
    case 'expire':
      return { deed: 'expire' };
    default:
      return { deed: deed.deed, note: deed.note ?? null };
  }
}

interface Sides {
  buyer: SampleTrader;
  seller: SampleTrader;
}

/** A quote that went its way until just before its row was brought up last, so that it is past however old the row is. */
function quoteOf(found: SampleRow, { buyer, seller }: Sides, path: readonly Deed[], random: () => number, now: Date): SampleQuote {
  const isDemand = found.row.type === 1;
  const wanted = found.row.quantity ?? 1000;
  const offer = offerOf(found, seller, random, now);
  const end = found.row.refreshedAt.getTime() - random() * 5 * HOUR;
  // Answers take as long as the company is slow.
  const hours = path.map(({ hours: given, deed }) => (deed === 'quote' || deed === 'decline' ? seller.hours * (0.5 + random()) : given));
  const total = hours.reduce((sum, each) => sum + each, 0);
  let at = end - total * HOUR;
  const quantity = isDemand ? wanted : piecesOf(offer, Math.max(1, Math.round(wanted * (0.05 + random() * 0.3))));
  let quote: QuoteRecord = {
    id: 0, rowId: found.row.id, isDemand, buyerId: buyer.id, sellerId: seller.id, state: 'waiting', quantity, offer: null, wish: null,
    validUntil: null, dealQuantity: null, dealPrice: null, acceptedBy: null, acceptedAt: null, dealUntil: null, bargainId: null,
    createdAt: new Date(at), updatedAt: new Date(at), askedAt: null, answeredAt: null,
  }; // prettier-ignore
  const events: SampleQuote['events'] = [];
  if (!isDemand) {
    quote = { ...quote, askedAt: quote.createdAt, validUntil: new Date(at + ASK_DAYS * DAY) };
    events.push({ at: quote.createdAt, party: 'buyer', memberId: null, deed: 'ask', fromState: null, toState: 'waiting', note: null, wish: null, offer: null });
  }
  for (const [index, deed] of path.entries()) {
    at += (hours[index] ?? 0) * HOUR;
    const time = new Date(at);
    const { change, event } = takeStep(quote, stepOf(deed, quote, offer), time);
    // Nobody asked who quotes on a demand: it says nothing of how fast they answer.
    const answered = isDemand ? { answeredAt: null } : {};
    if (index === 0 && isDemand) quote = { ...quote, createdAt: time };
    quote = { ...quote, ...change, ...answered, updatedAt: time, ...(deed.deed === 'accept' && { acceptedAt: time }) };
    events.push({ ...event, fromState: events.length === 0 ? null : event.fromState, at: time, party: deed.party, memberId: null });
  }
  const { id: _id, ...facts } = quote;
  return { quote: facts, events };
}

const mayQuote = (found: SampleRow) => cycleOf(found.row.days) < MOST_DAYS;
const sellers = sampleTraders.filter(({ supply }) => supply >= 10);
const buyers = sampleTraders.filter(({ demand }) => demand >= 8);

/** Brings quotes to some of the rows, and changes these as quotes change them. */
export function sampleQuotes(rows: readonly SampleRow[], now: Date): SampleQuote[] {
  const random = seeded(20_251_212);
  const fit = rows.filter(mayQuote);
  const made: SampleQuote[] = [];
  // A row says how many quotes it has, was posted before them, and is dealt where one was accepted.
  const bring = (found: SampleRow, quotes: SampleQuote[], isDealt: boolean) => {
    const { row } = found;
    row.quoteCount = quotes.length;
    row.createdAt = new Date(row.refreshedAt.getTime() - POSTED_DAYS * DAY);
    if (isDealt) row.state = 'dealt';
    made.push(...quotes);
  };
  const demands = fit.filter(({ row }) => row.type === 1 && row.quantity !== null).slice(0, QUOTED_DEMANDS);
  const supplies = fit.filter(({ row, trader }) => row.type === 0 && row.quantity !== null && row.days === ASK_DAYS && sellers.includes(trader));
  for (const [at, found] of demands.entries()) {
    const paths = pick(demandPaths, (at % demandPaths.length) / demandPaths.length);
    const others = sellers.filter(({ id }) => id !== found.trader.id);
    const quotes = paths
      .slice(0, others.length)
      .map((path, index) => quoteOf(found, { buyer: found.trader, seller: pick(others, index / others.length) }, path, random, now));
    const isDealt = quotes.some(({ quote }) => quote.state === 'accepted');
    bring(found, quotes, isDealt);
  }
  for (const [at, found] of supplies.slice(0, ASKED_SUPPLIES).entries()) {
    const path = pick(supplyPaths, (at % supplyPaths.length) / supplyPaths.length);
    const others = buyers.filter(({ id }) => id !== found.trader.id);
    bring(found, [quoteOf(found, { buyer: pick(others, random()), seller: found.trader }, path, random, now)], false);
  }
  return made;
}
