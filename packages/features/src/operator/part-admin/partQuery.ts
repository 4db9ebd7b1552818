import type { VarsOf } from '@chippage/api/operations';
import type { LinkParams } from '../../i18n/paths/links.ts';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../parts/list-page/listPage.ts';

export const partStates = ['all', 'corrected', 'original'] as const;

/** Which parts are shown. */
export interface PartQuery {
  keywords: string;
  state: (typeof partStates)[number];
  page: number;
}

/** Reads it out of an address. */
export function parsePartQuery(params: URLSearchParams): PartQuery {
  return { keywords: (params.get('keywords') ?? '').slice(0, 200), state: choiceIn(params.get('state'), partStates), page: pageIn(params) };
}

/** Says it in an address; what is usual is left out. */
export function partQueryParams({ keywords, state, page }: PartQuery): LinkParams {
  return { keywords: keywords === '' ? null : keywords, state: state === 'all' ? null : state, page: pageParam(page) };
}

/** What the call is asked. */
export function partVariables({ keywords, state, page }: PartQuery): VarsOf<'operatorParts'> {
  return { keywords, ...(state !== 'all' && { isCorrected: state === 'corrected' }), pageIndex: page, pageSize: PAGE_SIZE };
}
