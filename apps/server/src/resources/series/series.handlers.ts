import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { findSeries, listSeries } from './series.queries.ts';

/** Columns (专栏): articles and resources in an order to read them. */
export const seriesHandlers = {
  async seriesList({ db }, { keywords, field, ...page }) {
    const { rows, total } = await listSeries(db, { keywords, field, ...pageOf(page) });
    return many(rows, total);
  },
  async seriesDetail({ db, session, clock }, { id }) {
    const series = await findSeries(db, id, { memberId: session?.memberId ?? null, now: clock.now() });
    if (!series) throw notFound('专栏');
    return one(series);
  },
} satisfies Handlers<'seriesList' | 'seriesDetail'>;
