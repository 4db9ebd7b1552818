import type { Packing, PriceStep } from '@chippage/api/types';
import { seeded } from '../../platform/seeded.ts';
import { formatUnitPrice } from '../money.ts';
import { sampleHsCode } from './sampleHsCodes.ts';
import { lotsOf, stockOf } from './sampleLots.ts';
import { type PricedPart, typicalPrice } from './samplePrices.ts';
import { type SampleMerchant, sampleMerchants } from './sampleMerchants.ts';

/** A part as far as goods needs it. */
export interface SoldPart extends PricedPart {
  id: number;
  mpn: string;
  brandId: number;
}

/** Goods of the sample, with what lies in the warehouses. */
export interface SampleGoods {
  id: number;
  merchantId: number;
  part: SoldPart;
  sku: string;
  packing: Packing | null;
  currency: 'CNY' | 'USD';
  taxMode: 'tax13' | 'tax1' | 'untaxed';
  priceLadder: PriceStep[];
  moq: number;
  multiple: number;
  spq: number | null;
  maxQuantity: number | null;
  dateCode: string | null;
  leadTimeDays: number | null;
  shipsToday: boolean | null;
  weight: string | null;
  hsCode: string | null;
  eccn: string | null;
  origin: string | null;
  condition: string | null;
  stocks: { warehouse: 'SZ' | 'HK'; quantity: number | null }[];
}

const origins = ['马来西亚', '菲律宾', '中国', '中国台湾', '泰国', '墨西哥'];

/** As many digits as merchants write: four. */
function roundPrice(micros: number): bigint {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(micros)) - 3);
  return BigInt(Math.max(1, Math.round(micros / step)) * step);
}

function ladder(first: number, lot: { moq: number; multiple: number }, random: () => number): PriceStep[] {
  let [price, quantity] = [first, lot.moq];
  const steps: PriceStep[] = [];
  const count = 1 + Math.floor(random() * 4);
  for (let at = 0; at <= count; at++) {
    steps.push({ minQuantity: quantity, unitPrice: formatUnitPrice(roundPrice(price)) });
    price *= 0.86 + random() * 0.09;
    quantity = Math.ceil((quantity * (quantity < 10 ? 10 : 2 + Math.floor(random() * 4))) / lot.multiple) * lot.multiple;
  }
  // Rounding may have made two steps equal: then there is only one.
  return steps.filter((step, at) => at === 0 || step.unitPrice !== steps[at - 1]?.unitPrice);
}

/** How far prices lie from the typical one: from part to part, and from merchant to merchant. A size twice as large shows through both. */
const PART_NOISE = 0.02;
const MERCHANT_NOISE = 0.04;
const around = (noise: number, random: () => number) => 1 - noise + random() * 2 * noise;

/** Goods of one part: one to three merchants, prices and stock by the part's number alone. */
export function goodsFor(part: SoldPart): SampleGoods[] {
  const random = seeded(part.id * 2_654_435_761);
  const base = typicalPrice(part) * around(PART_NOISE, random);
  const first = Math.floor(random() * sampleMerchants.length);
  const count = 1 + Math.floor(random() * 2.2);
  const chosen = Array.from({ length: count }, (_, at) => sampleMerchants[(first + at * 2) % sampleMerchants.length]).filter((each) => each !== undefined);
  return [...new Set(chosen)].flatMap((merchant) =>
    merchant.terms.map((terms, index) =>
      sampleRow(part, merchant, terms, part.id * 20 + merchant.id * 2 + index, base * around(MERCHANT_NOISE, random), random),
    ),
  );
}

function sampleRow(
  part: SoldPart,
  merchant: SampleMerchant,
  terms: SampleMerchant['terms'][number],
  id: number,
  base: number,
  random: () => number,
): SampleGoods {
  const yuan = base / 1_000_000;
  const lots = lotsOf(part, yuan);
  const lot = lots[Math.floor(random() * lots.length)] ?? { moq: 1, multiple: 1, spq: 1, packing: 'bulk' as const };
  const sometimes = <T>(share: number, value: () => T): T | null => (random() < share ? value() : null);
  const price = terms.currency === 'USD' ? base / 7.9 : terms.taxMode === 'tax1' ? base * 1.02 : base;
  const isUnknown = random() < 0.06;
  const isOut = random() < 0.08;
  const stocks = merchant.warehouses
    .filter((warehouse) => (terms.isHongKong ? warehouse === 'HK' : warehouse === 'SZ'))
    .map((warehouse) => ({
      warehouse,
      quantity: isUnknown ? null : isOut ? 0 : stockOf(lot, yuan, random() ** 2 * random()),
    }));
  const isInStock = !isUnknown && !isOut;
  const offer = {
    id,
    merchantId: merchant.id,
    part,
    sku: `S${merchant.id}${terms.currency.charAt(0)}-${part.id}`,
    packing: sometimes(0.94, () => lot.packing),
    currency: terms.currency,
    taxMode: terms.taxMode,
    priceLadder: ladder(price, lot, random),
    moq: lot.moq,
    multiple: lot.multiple,
    spq: sometimes(0.85, () => lot.spq),
    maxQuantity: sometimes(0.1, () => lot.moq * 40),
    dateCode: sometimes(0.7, () => `${22 + Math.floor(random() * 4)}${String(1 + Math.floor(random() * 51)).padStart(2, '0')}${random() < 0.7 ? '+' : ''}`),
    leadTimeDays: isInStock ? (terms.isHongKong ? 3 : 0) : sometimes(0.6, () => 14 + Math.floor(random() * 10) * 7),
    shipsToday: isInStock ? !terms.isHongKong && merchant.id === 1 : null,
    weight: sometimes(0.5, () => (0.01 + Math.floor(random() * 200) / 100).toFixed(2)),
    hsCode: sometimes(0.5, () => sampleHsCode(part.categoryId)),
    eccn: sometimes(0.4, () => 'EAR99'),
    origin: sometimes(0.55, () => origins[Math.floor(random() * origins.length)] ?? '中国'),
    condition: sometimes(0.75, () => (random() < 0.8 ? 'A1 原装原包完整' : 'A2 原包已开')),
    stocks,
  };
  const { maxQuantity } = offer;
  // A price that begins above what one order may hold is no price.
  return { ...offer, priceLadder: offer.priceLadder.filter(({ minQuantity }) => maxQuantity === null || minQuantity <= maxQuantity) };
}
