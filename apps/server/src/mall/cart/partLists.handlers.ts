import { createHash } from 'node:crypto';
import { largestOf, problemOf, rankOffers } from '@chippage/api/quantity';
import type { MatchedPart } from '@chippage/api/types';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { findPartIdsByKey } from '../../datasheets/parts/parts.queries.ts';
import { many, one, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { goodsRows } from '../goods/goods.queries.ts';
import { listOffersOfKeys, listOffersOfParts } from '../goods/partOffers.queries.ts';
import { bestOffer, type OfferOfPart } from '../goods/partOffers.rules.ts';
import { lineTotal } from '../goods/pricing.rules.ts';
import { refuseListGone } from '../mall.errors.ts';
import { formatMoney, parseMicros } from '../money.ts';
import { insertHandedList, takeList } from './handedLists.queries.ts';

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

const HOUR = 3_600_000;
/** Lists from one address in an hour. */
const LISTS_AN_HOUR = 120;
const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** Part lists that buyers write, and that other systems hand over for them. */
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

  async handOverList({ db, clock, random, origin, ip, isLocal }, { lines }) {
    const now = clock.now();
    const wait = isLocal ? 0 : await takeHit(db, [{ key: `handed list:${ip}`, limit: LISTS_AN_HOUR, seconds: 3600 }], now);
    if (wait > 0) throw tooManyRequests(wait, '送来的清单太多了，请稍后再送');
    const code = random.bytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + HOUR);
    await insertHandedList(db, { codeHash: hashOf(code), lines: lines.map(({ mpn, quantity }) => ({ mpn, quantity })), createdAt: now, expiresAt });
    return one({ url: `${origin}/mall/cart?handedList=${code}`, expireTime: expiresAt.toISOString() });
  },

  async takeHandedList({ db, clock, uuid }, { code }) {
    const lines = await takeList(db, hashOf(code), { uuid, now: clock.now() });
    return lines === undefined ? refuseListGone() : one({ lines });
  },
} satisfies Handlers<'matchPartList' | 'handOverList' | 'takeHandedList'>;
