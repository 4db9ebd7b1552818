import type { TextHit } from '@chippage/api/types';
import { findDocuments } from '../documents/documents.queries.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { excerptOfPage } from './excerpt.ts';
import { type FoundTexts, readBestPages, searchTexts } from './textSearch.queries.ts';
import { countTexts } from './texts.queries.ts';
import { type TextQuery, toTextQuery } from './textQuery.ts';

const nothing: FoundTexts = { rows: [], total: 0, hitPages: 0, isPartial: false, categories: [], brands: [] };
/** Part numbers that stand beside a hit. */
const MPNS_SHOWN = 4;

/** The words of what was found; a document that was taken off meanwhile is left out. */
async function toHits({ db }: Ctx, rows: FoundTexts['rows'], query: TextQuery): Promise<TextHit[]> {
  const ids = rows.map(({ id }) => id);
  const [documents, pages] = await Promise.all([findDocuments(db, ids), readBestPages(db, ids, query)]);
  const pagesOf = Map.groupBy(pages, ({ id }) => id);
  return documents.flatMap((document): TextHit[] => {
    const row = rows.find(({ id }) => id === document.id);
    if (!row) return [];
    const { id, title, docType, language, version, brandId, brandName, brandNameCn, mpns, pageCount, isSample } = document;
    const hits = (pagesOf.get(id) ?? []).map(({ page, text }) => excerptOfPage(page, text, query));
    const facts = { id, title, docType, language, version, brandId, brandName, brandNameCn, mpns: mpns.slice(0, MPNS_SHOWN), pageCount, isSample };
    return [{ ...facts, hitPages: row.hitPages, hits }];
  });
}

/** Search in the texts of datasheets. */
export const textsHandlers = {
  textSearch: async (ctx, { keywords, category, brandId, pageIndex, pageSize }) => {
    const query = toTextQuery(keywords);
    const [found, counts] = await Promise.all([
      query ? searchTexts(ctx.db, { query, category, brandId, ...pageOf({ pageIndex, pageSize }) }) : nothing,
      countTexts(ctx.db),
    ]);
    const { rows, total, ...more } = found;
    return { code: 1, msg: '', data: query ? await toHits(ctx, rows, query) : [], totalRecord: total, ...more, ...counts };
  },
} satisfies Handlers<'textSearch'>;
