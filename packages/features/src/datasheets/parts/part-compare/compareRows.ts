import type { Lifecycle, PartOffer, PartRow } from '@chippage/api/types';
import { priceText } from '@chippage/ui/Price';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { paramText } from '../paramText.ts';

/** One fact of all parts that are compared. */
export interface CompareRow {
  code: string;
  name: string;
  /** By part; null: no source tells it, undefined: parts of that category do not have it. */
  values: readonly (string | null | undefined)[];
  /** Whether the parts differ in it, as far as it is known. */
  isDifferent: boolean;
}

/** Words that the rows need besides their data. */
export interface CompareWords {
  brand: string;
  category: string;
  packageCase: string;
  pins: string;
  lifecycle: string;
  lifecycleName: (lifecycle: Lifecycle) => string;
  price: string;
  /** Of a price that is for more than one piece. */
  priceAt: (words: { price: string; quantity: string }) => string;
  stock: string;
  sellers: string;
}

/** The facts of parts, one row each: what every part has, then the parameters in the order of the catalogue. */
export function compareRows(parts: readonly PartRow[], words: CompareWords): CompareRow[] {
  const names = new Map<string, string>();
  for (const { params } of parts) for (const { code, name } of params) names.set(code, name);
  const row = (code: string, name: string, values: CompareRow['values']): CompareRow => ({
    code,
    name,
    values,
    isDifferent: new Set(values.filter((value) => value != null)).size > 1 || (values.includes(undefined) && values.some((value) => value != null)),
  });
  const has = (category: string, code: string) => parts.some((part) => part.category === category && part.params.some((param) => param.code === code));
  const isSold = parts.some(({ offer }) => offer);
  const sold = (value: (offer: PartOffer) => string | null) => parts.map(({ offer }) => (offer ? value(offer) : undefined));
  const priceOf = ({ unitPrice, currency, quantity }: PartOffer) => {
    const price = priceText(unitPrice, currency);
    return quantity === 1 ? price : words.priceAt({ price, quantity: formatNumber(quantity) });
  };
  return [
    row(
      'brand',
      words.brand,
      parts.map(({ brandNameCn, brandName }) => brandNameCn ?? brandName),
    ),
    row(
      'category',
      words.category,
      parts.map(({ categoryName }) => categoryName),
    ),
    row(
      'package',
      words.packageCase,
      parts.map(({ packageCase }) => packageCase),
    ),
    row(
      'pins',
      words.pins,
      parts.map(({ pins }) => (pins === null ? null : String(pins))),
    ),
    row(
      'lifecycle',
      words.lifecycle,
      parts.map(({ lifecycle }) => (lifecycle === 'unknown' ? null : words.lifecycleName(lifecycle))),
    ),
    ...(isSold
      ? [
          row('price', words.price, sold(priceOf)),
          row(
            'stock',
            words.stock,
            sold(({ stock }) => (stock === null ? null : formatNumber(stock))),
          ),
          row(
            'sellers',
            words.sellers,
            sold(({ sellers }) => formatNumber(sellers)),
          ),
        ]
      : []),
    ...[...names].map(([code, name]) =>
      row(
        code,
        name,
        parts.map((part) => {
          const param = part.params.find((each) => each.code === code);
          if (param) return paramText(param);
          return has(part.category, code) ? null : undefined;
        }),
      ),
    ),
  ];
}
