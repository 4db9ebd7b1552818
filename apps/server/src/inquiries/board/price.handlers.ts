import { one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { trimUnitPrice } from '../../mall/money.ts';
import { pricesFor } from '../quotes/quotes.queries.ts';
import { readerOf } from './board.handlers.ts';
import { findRow } from './board.queries.ts';
import { medianOf } from './price.rules.ts';

const DAY = 86_400_000;
const WINDOW_DAYS = 90;
/** With fewer companies somebody's own price could be read from the figures. */
const LEAST = 3;

/** What a number is offered at. */
export const priceHandlers = {
  async priceForDemand(ctx, { demandId }) {
    const { db, clock } = ctx;
    const now = clock.now();
    const row = await findRow(db, demandId, await readerOf(ctx));
    const { model, modelKey, currency } = row;
    const prices = (await pricesFor(db, { modelKey, currency, since: new Date(now.getTime() - WINDOW_DAYS * DAY), now })).map(trimUnitPrice);
    const isEnough = prices.length >= LEAST;
    return one({
      demandId,
      model,
      currency,
      count: prices.length,
      min: isEnough ? (prices[0] ?? null) : null,
      median: isEnough ? medianOf(prices) : null,
      max: isEnough ? (prices.at(-1) ?? null) : null,
      windowDays: WINDOW_DAYS,
      asOf: now.toISOString(),
    });
  },
} satisfies Handlers<'priceForDemand'>;
