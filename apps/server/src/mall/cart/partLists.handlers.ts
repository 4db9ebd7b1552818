import { largestOf } from '@chippage/api/quantity';
import type { MatchedPart, PartOffer } from '@chippage/api/types';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { many } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { goodsRows } from '../goods/goods.queries.ts';
import { listOffersOfKeys } from '../goods/partOffers.queries.ts';
import { bestOffer, type OfferOfPart } from '../goods/partOffers.rules.ts';
import { lineTotal } from '../goods/pricing.rules.ts';
import { formatMoney, parseMicros } from '../money.ts';

/** The best offer; where nobody sells so many at once, of the most that somebody does. */
function nearOffer(offers: readonly OfferOfPart[], quantity: number): PartOffer | null {
  return bestOffer(offers, quantity) ?? bestOffer(offers, Math.max(...offers.map((offer) => largestOf({ ...offer, stock: null }))));
}

/** Part lists that buyers write. */
export const partListHandlers = {
  async matchPartList({ db }, { lines }) {
    const keys = lines.map(({ mpn }) => partKey(mpn));
    const offers = Map.groupBy(await listOffersOfKeys(db, [...new Set(keys)].filter(Boolean)), ({ key }) => key);
    const chosen = lines.map(({ quantity }, at) => nearOffer(offers.get(keys[at] ?? '') ?? [], quantity));
    const rows = new Map((await goodsRows(db, [...new Set(chosen.flatMap((offer) => offer?.goodsId ?? []))])).map((row) => [row.id, row]));
    return many(
      lines.map(({ mpn, quantity: wanted }, at): MatchedPart => {
        const offer = chosen[at] ?? null;
        const goods = offer === null ? null : (rows.get(offer.goodsId) ?? null);
        if (offer === null || goods === null)
          return { mpn, wanted, goods: null, quantity: wanted, unitPrice: null, lineTotal: null, sellers: 0, isInStock: false };
        const { quantity, unitPrice, sellers } = offer;
        const total = formatMoney(lineTotal(parseMicros(unitPrice), quantity));
        return {
          mpn,
          wanted,
          goods,
          quantity,
          unitPrice,
          lineTotal: total,
          sellers,
          isInStock: goods.stock !== null && goods.stock >= Math.max(quantity, wanted),
        };
      }),
    );
  },
} satisfies Handlers<'matchPartList'>;
