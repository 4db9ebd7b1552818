import { largestOf, problemOf, rankOffers } from '@chippage/api/quantity';
import type { MatchedPart } from '@chippage/api/types';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { findPartIdsByKey } from '../../datasheets/parts/parts.queries.ts';
import { many } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { goodsRows } from '../goods/goods.queries.ts';
import { listOffersOfKeys, listOffersOfParts } from '../goods/partOffers.queries.ts';
import { bestOffer, type OfferOfPart } from '../goods/partOffers.rules.ts';
import { lineTotal } from '../goods/pricing.rules.ts';
import { formatMoney, parseMicros } from '../money.ts';

/** The best offer, or where nobody sells so many at once, of the most that somebody does; and one in the other currency where only that fits as written. */
function chooseOffers(offers: readonly OfferOfPart[], quantity: number) {
  const best = bestOffer(offers, quantity) ?? bestOffer(offers, Math.max(...offers.map((offer) => largestOf({ ...offer, stock: null }))));
  const chosen = offers.find(({ goodsId }) => goodsId === best?.goodsId);
  if (!best || !chosen) return null;
  const isExact = (offer: OfferOfPart) => problemOf(offer, quantity) === null;
  const others = offers.filter(({ currency }) => currency !== chosen.currency);
  const [other] = isExact(chosen) ? [] : rankOffers(others.filter(isExact), quantity);
  return { best, otherId: other?.offer.goodsId ?? null, offers: offers.length, offersInCurrency: offers.length - others.length };
}

/** Part lists that buyers write. */
export const partListHandlers = {
  async matchPartList({ db }, { lines }) {
    const keys = lines.map(({ mpn, partId }) => (partId === undefined ? partKey(mpn) : ''));
    const named = lines.flatMap(({ partId }) => partId ?? []);
    const [byKey, byPart] = await Promise.all([listOffersOfKeys(db, [...new Set(keys)].filter(Boolean)), listOffersOfParts(db, [...new Set(named)])]);
    const offers = Map.groupBy(byKey, ({ key }) => key);
    const offersOfPart = Map.groupBy(byPart, ({ partId }) => partId);
    const chosen = lines.map(({ quantity, partId }, at) =>
      chooseOffers((partId === undefined ? offers.get(keys[at] ?? '') : offersOfPart.get(partId)) ?? [], quantity),
    );
    const unsold = keys.filter((key, at) => key !== '' && chosen[at] === null);
    const partIds = await findPartIdsByKey(db, [...new Set(unsold)]);
    const ids = new Set(chosen.flatMap((choice) => (choice ? [choice.best.goodsId, choice.otherId ?? []].flat() : [])));
    const rows = new Map((await goodsRows(db, [...ids])).map((row) => [row.id, row]));
    return many(
      lines.map(({ mpn, partId, quantity: wanted }, at): MatchedPart => {
        const choice = chosen[at] ?? null;
        const goods = choice === null ? null : (rows.get(choice.best.goodsId) ?? null);
        if (choice === null || goods === null) {
          const unsoldPartId = partId ?? partIds.get(keys[at] ?? '') ?? null;
          const none = { goods: null, unsoldPartId, quantity: wanted, unitPrice: null, lineTotal: null, offers: 0, offersInCurrency: 0, otherGoods: null };
          return { mpn, wanted, ...none, isInStock: false };
        }
        const { best, otherId, ...counts } = choice;
        const { quantity, unitPrice } = best;
        return {
          mpn,
          wanted,
          goods,
          unsoldPartId: null,
          quantity,
          unitPrice,
          lineTotal: formatMoney(lineTotal(parseMicros(unitPrice), quantity)),
          ...counts,
          otherGoods: otherId === null ? null : (rows.get(otherId) ?? null),
          isInStock: goods.stock !== null && goods.stock >= Math.max(quantity, wanted),
        };
      }),
    );
  },
} satisfies Handlers<'matchPartList'>;
