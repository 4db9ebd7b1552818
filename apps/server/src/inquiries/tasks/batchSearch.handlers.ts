import { findPartsOfKeys } from '../../datasheets/parts/namedParts.queries.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { trimUnitPrice } from '../../mall/money.ts';
import { many, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { readerOf, shownRows } from '../board/board.handlers.ts';
import { depthsOf, noDepth } from '../board/board.queries.ts';
import { partMeant } from '../board/board.rules.ts';
import { cheapestSupply, countSupply, newestSupply } from './batchSearch.queries.ts';

/** Rows that are shown of one line. */
const SHOWN = 5;
/** Searches of one member in an hour: of 200 lines each. */
const PER_HOUR = 60;

/** What the board has of many models at once. */
export const batchSearchHandlers = {
  async searchBoardBatch(ctx, { lines }) {
    const { db, clock, session } = ctx;
    const now = clock.now();
    const wait = await takeHit(db, [{ key: `batch search:${session.memberId}`, limit: PER_HOUR, seconds: 3600 }], now);
    if (wait > 0) throw tooManyRequests(wait, `每小时最多批量查 ${PER_HOUR} 次，请稍后再试`);
    const wanted = lines.map(({ model, quantity }) => ({ model: model.normalize('NFKC').trim(), key: partKey(model), quantity: quantity ?? null }));
    const keys = [...new Set(wanted.map(({ key }) => key).filter((key) => key !== ''))];
    const wish = { keys, reader: await readerOf(ctx), now };
    const [counts, cheapest, depths, newest, parts] = await Promise.all([
      countSupply(db, wish),
      cheapestSupply(db, wish),
      depthsOf(db, wish),
      newestSupply(db, { ...wish, lines: wanted, size: SHOWN }),
      findPartsOfKeys(db, keys),
    ]);
    const records = [...newest.values()].flat();
    const shown = new Map((await shownRows(db, records, wish.reader)).map((row) => [row.id, row]));
    const results = wanted.map(({ model, key, quantity }, at) => ({
      no: at + 1,
      model,
      quantity,
      rows: counts.get(key) ?? 0,
      supply: (newest.get(at + 1) ?? []).flatMap(({ id }) => shown.get(id) ?? []),
      best: cheapest.flatMap(({ id, modelKey, currency, price, taxMode }) =>
        modelKey === key && price !== null ? [{ currency, unitPrice: trimUnitPrice(price), taxMode, rowId: id }] : [],
      ),
      depth: { model, ...(depths.get(key) ?? noDepth), asOf: now.toISOString() },
      partId:
        partMeant(
          parts.filter(({ mpnKey }) => mpnKey === key),
          null,
        )?.id ?? null,
    }));
    return many(results, results.length);
  },
} satisfies Handlers<'searchBoardBatch'>;
