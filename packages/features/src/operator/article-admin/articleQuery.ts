import type { VarsOf } from '@chippage/api/operations';
import type { LinkParams } from '../../i18n/paths/links.ts';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../parts/list-page/listPage.ts';

export const articleStates = ['all', 'onSite', 'takenDown'] as const;

/** Which articles are shown. */
export interface ArticleQuery {
  keywords: string;
  state: (typeof articleStates)[number];
  page: number;
}

/** Reads it out of an address. */
export function parseArticleQuery(params: URLSearchParams): ArticleQuery {
  return { keywords: (params.get('keywords') ?? '').slice(0, 200), state: choiceIn(params.get('state'), articleStates), page: pageIn(params) };
}

/** Says it in an address; what is usual is left out. */
export function articleQueryParams({ keywords, state, page }: ArticleQuery): LinkParams {
  return { keywords: keywords === '' ? null : keywords, state: state === 'all' ? null : state, page: pageParam(page) };
}

/** What the call is asked. */
export function articleVariables({ keywords, state, page }: ArticleQuery): VarsOf<'operatorArticles'> {
  return { keywords, ...(state !== 'all' && { isTakenDown: state === 'takenDown' }), pageIndex: page, pageSize: PAGE_SIZE };
}
