import type { BoardForm } from '@chippage/api/types';
import type { KnownPart } from '../../datasheets/parts/namedParts.queries.ts';
import { lotsOf, stockOf } from '../../mall/sample/sampleLots.ts';
import { type PricedPart, typicalPrice } from '../../mall/sample/samplePrices.ts';
import { formatUnitPrice, trimUnitPrice } from '../../mall/money.ts';
import { demandNotes, offerNotes, type SampleTrader } from './sampleTraders.ts';

const DAY = 86_400_000;
const YUAN_PER_DOLLAR = 7.9;

/** A part of the catalogue that the sample trades in. */
export type TradedPart = KnownPart & PricedPart;

/** One of a list, by a number from 0 up to 1. */
export const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[Math.floor(at * list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

/** A price in text, in four digits as people write it. */
export function inFourDigits(micros: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(micros)) - 3);
  return trimUnitPrice(formatUnitPrice(BigInt(Math.max(1, Math.round(micros / step)) * step)));
}

/** A price of the sample in text. @param yuan What a piece costs. */
export const priceText = (yuan: number, currency: 'CNY' | 'USD'): string => inFourDigits((currency === 'USD' ? yuan / YUAN_PER_DOLLAR : yuan) * 1_000_000);

/** What a piece of a part costs, in yuan. */
export const yuanOf = (part: TradedPart): number => typicalPrice(part) / 1_000_000;

/** A date code of the last years, in one of the ways in which it is written; never a day that has not come. */
export function dateCodeAt(now: Date, random: () => number): string {
  const made = new Date(now.getTime() - (70 + random() ** 2 * 1500) * DAY);
  const year = String(made.getUTCFullYear() % 100).padStart(2, '0');
  const week = 1 + Math.floor((made.getTime() - Date.UTC(made.getUTCFullYear(), 0, 1)) / (7 * DAY));
  return random() < 0.3 ? `${year}+` : `${year}${String(Math.min(52, week)).padStart(2, '0')}${random() < 0.25 ? '+' : ''}`;
}

const taxes = ['tax13', 'tax13', 'tax13', 'tax1', 'untaxed'] as const;
const gradeShare = { a: 1, b: 0.8, d: 0.45, t: 0.9 } as const;

/** What a company of the sample offers of a part. */
export function supplyForm(part: TradedPart, trader: SampleTrader, random: () => number, now: Date): BoardForm {
  const yuan = yuanOf(part);
  const sometimes = <T>(share: number, value: () => T): T | null => (random() < share ? value() : null);
  const [currency, kind, grade, lot] = [
    pick(trader.currencies, random()),
    pick(trader.kinds, random()),
    pick(trader.grades, random()),
    pick(lotsOf(part, yuan), random()),
  ];
  const share = gradeShare[grade.slice(0, 1) as keyof typeof gradeShare];
  const isSpot = kind === 'spot';
  // What is left over is no whole number of packages.
  const isRest = grade !== 'a1' && random() < 0.5;
  const pieces = stockOf(lot, yuan, random() ** 2 * random());
  return {
    type: 0,
    model: part.mpn,
    quantity: sometimes(0.95, () => (isRest ? Math.max(1, Math.round(pieces * (0.3 + random() * 0.6))) : pieces)),
    price: sometimes(0.82, () => priceText(yuan * trader.dear * share * (0.93 + random() * 0.14), currency)) ?? '',
    currency,
    taxMode: currency === 'USD' ? 'untaxed' : sometimes(0.92, () => pick(taxes, random())),
    supplyKind: sometimes(0.92, () => kind),
    grade: grade.startsWith('a') ? sometimes(0.92, () => grade) : grade,
    dateCode: sometimes(isSpot ? 0.84 : 0.25, () => dateCodeAt(now, random)) ?? '',
    packing: sometimes(0.88, () => (isRest && lot.packing === 'reel' ? 'cut_tape' : lot.packing)),
    leadTimeDays: sometimes(0.8, () => (isSpot ? Math.floor(random() * 4) : 14 + Math.floor(random() * 11) * 7)),
    place: sometimes(0.95, () => pick(trader.places, random())),
    remark: sometimes(0.22, () => pick(offerNotes, random())) ?? '',
    days: pick([7, 7, 15, 30, 30, 30, 60, 90] as const, random()),
  };
}

/** Quantities that buyers ask for. */
const rounds = [20, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000, 20_000, 50_000] as const;
/** Yuan that a demand comes to, about. */
const BUDGET = 20_000;

/** What a company of the sample wants of a part. */
export function demandForm(part: TradedPart, trader: SampleTrader, random: () => number, now: Date): BoardForm {
  const yuan = yuanOf(part);
  const sometimes = <T>(share: number, value: () => T): T | null => (random() < share ? value() : null);
  const wanted = (BUDGET * (0.1 + random() * 2)) / yuan;
  const currency = pick(trader.currencies, random());
  const isAnonymous = random() < 0.28;
  return {
    type: 1,
    model: part.mpn,
    quantity: sometimes(0.96, () => rounds.findLast((pieces) => pieces <= wanted) ?? rounds[0]),
    price: sometimes(0.55, () => priceText(yuan * (0.82 + random() * 0.16), currency)) ?? '',
    currency,
    taxMode: currency === 'USD' ? 'untaxed' : sometimes(0.6, () => pick(taxes, random())),
    supplyKind: sometimes(0.55, () => pick(trader.kinds, random())),
    grade: sometimes(0.5, () => 'a1' as const),
    dateCode: sometimes(0.4, () => `${String((now.getUTCFullYear() - 1 - Math.floor(random() * 3)) % 100).padStart(2, '0')}+`) ?? '',
    packing: sometimes(0.25, () => pick(lotsOf(part, yuan), random()).packing),
    leadTimeDays: sometimes(0.35, () => pick([3, 7, 14, 30, 56], random())),
    place: sometimes(0.7, () => pick(trader.places, random())),
    invoiceNeed: sometimes(0.6, () => pick(['special', 'special', 'normal', 'none'] as const, random())),
    takesAlternative: random() < 0.22,
    remark: sometimes(0.3, () => pick(demandNotes, random())) ?? '',
    isAnonymous,
    days: pick([7, 7, 7, 15, 15, 30, 30] as const, random()),
  };
}
