import type { VarsOf } from '@chippage/api/operations';
import type { LinkParams } from '../../i18n/paths/links.ts';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../parts/list-page/listPage.ts';

export const documentSources = ['all', 'uploaded', 'outside', 'sample'] as const;
/** How addresses of outside documents fare. */
export const linkStates = ['all', 'dead', 'moved', 'loginWall', 'unreachable', 'unchecked', 'ok'] as const;
export const documentStates = ['all', 'onSite', 'takenDown'] as const;

/** Which documents are shown. */
export interface DocumentQuery {
  keywords: string;
  source: (typeof documentSources)[number];
  state: (typeof documentStates)[number];
  link: (typeof linkStates)[number];
  page: number;
}

/** Reads it out of an address. */
export function parseDocumentQuery(params: URLSearchParams): DocumentQuery {
  return {
    keywords: (params.get('keywords') ?? '').slice(0, 200),
    source: choiceIn(params.get('source'), documentSources),
    state: choiceIn(params.get('state'), documentStates),
    link: choiceIn(params.get('link'), linkStates),
    page: pageIn(params),
  };
}

/** Says it in an address; what is usual is left out. */
export function documentQueryParams({ keywords, source, state, link, page }: DocumentQuery): LinkParams {
  return {
    keywords: keywords === '' ? null : keywords,
    source: source === 'all' ? null : source,
    state: state === 'all' ? null : state,
    link: link === 'all' ? null : link,
    page: pageParam(page),
  };
}

/** What the call is asked. */
export function documentVariables({ keywords, source, state, link, page }: DocumentQuery): VarsOf<'operatorDocuments'> {
  return {
    keywords,
    ...(source !== 'all' && { source }),
    ...(state !== 'all' && { isTakenDown: state === 'takenDown' }),
    ...(link !== 'all' && { linkStatus: link }),
    pageIndex: page,
    pageSize: PAGE_SIZE,
  };
}
