import type { GoodsRow } from '@chippage/api/types';
import { entryOf, obstacleOf } from '../goods-card/goodsRules.ts';

/** Orders of the offers of a part: the best one first, or by price at the quantity, stock or lead time. */
export const offerSorts = ['best', 'price', 'stock', 'lead'] as const;

/** An order of the offers of a part. */
export type OfferSort = (typeof offerSorts)[number];

/** How the offers of a part are looked at; the address holds exactly this. */
export interface OfferView {
  /** Only sellers whose authorisation holds. */
  isAuthorised: boolean;
  sort: OfferSort;
}

/** Reads the view out of an address; what makes no sense is left out. */
export function parseOfferView(search: URLSearchParams): OfferView {
  return { isAuthorised: search.get('authorised') === '1', sort: offerSorts.find((sort) => sort === search.get('sort')) ?? 'best' };
}

/** The parameters of an address with another view; what else stands there stays. */
export function offerViewParams({ isAuthorised, sort }: OfferView, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  if (isAuthorised) next.set('authorised', '1');
  else next.delete('authorised');
  if (sort === 'best') next.delete('sort');
  else next.set('sort', sort);
  return next;
}

/** What an order goes by, the smallest first; null, which nobody knows, comes last. */
const keys: Record<Exclude<OfferSort, 'best'>, (goods: GoodsRow, quantity: number) => readonly (number | null)[]> = {
  // Yuan and dollars are different orders; neither is turned into the other.
  price: (goods, quantity) => [Number(goods.currency === 'USD'), Number(entryOf(goods, quantity).step?.unitPrice ?? Infinity)],
  stock: ({ stock }) => [stock === null ? null : -stock],
  lead: ({ leadTimeDays, stock }) => [leadTimeDays === 0 && stock === 0 ? null : leadTimeDays],
};

/** Offers in an order, those that cannot be had last; equal ones stay as they are. `offers`: the best first. */
function sortOffers(offers: readonly GoodsRow[], sort: OfferSort, quantity: number): readonly GoodsRow[] {
  if (sort === 'best') return offers;
  const ranked = offers.map((goods) => ({
    goods,
    key: [Number(obstacleOf(goods) !== null), ...keys[sort](goods, quantity)].map((value) => value ?? Infinity),
  }));
  return ranked.toSorted((a, b) => a.key.reduce((order, value, at) => order || compare(value, b.key[at] ?? Infinity), 0)).map(({ goods }) => goods);
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** What decides which offers are shown and which of them is chosen. */
interface OfferPick {
  sort: OfferSort;
  /** Offers that are shown. */
  most: number;
  chosenId: number | undefined;
  /** Pieces asked for; undefined: nobody said. */
  wanted: number | undefined;
}

/** The offers that are shown, the one that is chosen of them and the quantity that the prices are for. `offers`: the best first; it is chosen until another one is. */
export function pickOffers(offers: readonly GoodsRow[], { sort, most, chosenId, wanted }: OfferPick) {
  const orderable = offers.filter((goods) => obstacleOf(goods) === null);
  const favourite = orderable.find(({ id }) => id === chosenId) ?? orderable[0];
  const quantity = wanted ?? (favourite && entryOf(favourite).quantity);
  const rows = sortOffers(offers, sort, quantity ?? 1).slice(0, most);
  const chosen = favourite && rows.includes(favourite) ? favourite : rows.find((goods) => orderable.includes(goods));
  return { rows, chosen, fitting: chosen && entryOf(chosen, wanted).quantity };
}
