import type { ScopeCounts } from '@chippage/api/types';
import type { Ctx } from '../../../platform/context.ts';
import type { Composition } from '../../../platform/domain.ts';
import { countTextsFound } from '../../texts/textSearch.queries.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import { searchCached } from './searchCached.ts';

/** What the domains of the other scopes tell. */
export type ScopesAsk = Pick<Composition, 'stockedParts' | 'countGoodsFound' | 'countArticlesFound' | 'countMerchantsFound'>;

/** How much words find in each scope. The parts are counted by the first page of their search, whose result is kept. */
export async function scopeCountsOf({ db, clock }: Ctx, keywords: string, ask: ScopesAsk): Promise<ScopeCounts> {
  const now = clock.now();
  const [snapshot, stocked, texts, goods, articles, merchants] = await Promise.all([
    catalogueOf(db).current(),
    ask.stockedParts(db, now),
    countTextsFound(db, keywords),
    ask.countGoodsFound(db, keywords),
    ask.countArticlesFound(db, keywords, now),
    ask.countMerchantsFound(db, keywords),
  ]);
  const { total } = searchCached(snapshot, { keywords, pageIndex: 1, pageSize: 20, sort: 'relevance', stocked });
  return { parts: total, texts, goods, articles, merchants };
}
