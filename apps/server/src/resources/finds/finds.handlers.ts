import { readerOf } from '../../news/reader.ts';
import { many } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { listPopularAuthors, listUsedParts } from './finds.queries.ts';

/** Who is read most, and which parts are used. */
export const findsHandlers = {
  async popularAuthors(ctx, { keywords, ...page }) {
    const { rows, total } = await listPopularAuthors(ctx.db, readerOf(ctx), { keywords, ...pageOf(page) });
    return many(rows, total);
  },
  async usedParts({ db }, { category, ...page }) {
    const { rows, total } = await listUsedParts(db, { category, ...pageOf(page) });
    return many(rows, total);
  },
} satisfies Handlers<'popularAuthors' | 'usedParts'>;
