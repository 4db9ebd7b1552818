import type { PriceStep } from '@chippage/api/types';
import { lotsOf, stockOf } from '../../mall/sample/sampleLots.ts';
import { formatUnitPrice, parseMicros } from '../../mall/money.ts';
import type { StoredOffer } from '../quotes/quotes.schema.ts';
import { dateCodeAt, pick, priceText, yuanOf } from './sampleForms.ts';
import type { SampleRow } from './sampleRows.ts';
import type { SampleTrader } from './sampleTraders.ts';

function ladderOf(yuan: number, currency: 'CNY' | 'USD', { moq, multiple }: { moq: number; multiple: number }): PriceStep[] {
  const quantities = [moq, moq * 5, moq * 20].map((pieces) => Math.ceil(pieces / multiple) * multiple);
  const steps = quantities.map((minQuantity, at) => ({ minQuantity, unitPrice: formatUnitPrice(parseMicros(priceText(yuan * 0.95 ** at, currency))) }));
  return steps.filter((step, at) => at === 0 || step.unitPrice !== steps[at - 1]?.unitPrice);
}

/** What a company of the sample quotes for a row. */
export function offerOf({ row, part }: SampleRow, seller: SampleTrader, random: () => number, now: Date): StoredOffer {
  const yuan = yuanOf(part) * seller.dear * (0.95 + random() * 0.1);
  const lots = lotsOf(part, yuan);
  // Whoever needs less than a reel gets what is cut from it.
  const lot = lots.find(({ moq }) => moq <= (row.quantity ?? moq)) ?? lots.toSorted((a, b) => a.moq - b.moq)[0];
  if (!lot) throw new Error('a part is sold in no lot');
  const currency = seller.currencies.includes(row.currency) ? row.currency : pick(seller.currencies, random());
  const kind = pick(seller.kinds, random());
  return {
    priceLadder: ladderOf(yuan, currency, lot),
    currency,
    taxMode: currency === 'USD' ? 'untaxed' : (row.taxMode ?? 'tax13'),
    moq: lot.moq,
    multiple: lot.multiple,
    spq: lot.spq,
    stock: Math.max(stockOf(lot, yuan, random()), Math.ceil(((row.quantity ?? 0) * 1.2) / lot.multiple) * lot.multiple),
    dateCode: kind === 'spot' ? dateCodeAt(now, random) : null,
    grade: pick(seller.grades, random()),
    packing: lot.packing,
    leadTimeDays: kind === 'spot' ? Math.floor(random() * 3) : 28 + Math.floor(random() * 8) * 7,
    place: pick(seller.places, random()),
    hasCoc: random() < 0.4,
    remark: null,
    fileIds: [],
  };
}
