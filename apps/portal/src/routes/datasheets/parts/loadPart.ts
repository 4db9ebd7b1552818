import { changeNoticesQuery, documentRevisionsQuery, partDetailQuery } from '@chippage/api/datasheets';
import { goodsListQuery, partHistoryQuery } from '@chippage/api/mall';
import { partArticlesQuery } from '@chippage/api/news';
import { partChangesVariables } from '@chippage/features/PartChanges';
import { partGoodsVariables } from '@chippage/features/PartGoods';
import { partHistoryVariables } from '@chippage/features/usePartHistory';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { vital, wanted } from '../../../page/needs.ts';
import { prefetch, readAnswer } from '../../../page/prefetch.ts';

/** Reads what the page of a part shows, with the revisions of the document that stands open in it: `documentId`, or the part's first. */
export async function loadPart(args: LoaderFunctionArgs, id: number, documentId?: number): Promise<unknown> {
  await prefetch(() => [
    vital(partDetailQuery, { id }),
    wanted(goodsListQuery, partGoodsVariables(id)),
    wanted(changeNoticesQuery, partChangesVariables(id)),
    wanted(partHistoryQuery, partHistoryVariables(id)),
    wanted(partArticlesQuery, { id }),
  ])(args);
  const open = documentId ?? readAnswer(args, partDetailQuery, { id })?.documents[0]?.id;
  return open === undefined ? null : prefetch(() => [wanted(documentRevisionsQuery, { id: open })])(args);
}
