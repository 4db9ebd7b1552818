import type { VarsOf } from '@chippage/api/operations';
import type { LinkParams } from '../../i18n/paths/links.ts';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../parts/list-page/listPage.ts';

export const resourceAdminStates = ['all', 'onSite', 'takenDown'] as const;

/** Which resources are shown. */
export interface ResourceAdminQuery {
  keywords: string;
  state: (typeof resourceAdminStates)[number];
  page: number;
}

/** Reads it out of an address. */
export function parseResourceAdminQuery(params: URLSearchParams): ResourceAdminQuery {
  return { keywords: (params.get('keywords') ?? '').slice(0, 200), state: choiceIn(params.get('state'), resourceAdminStates), page: pageIn(params) };
}

/** Says it in an address; what is usual is left out. */
export function resourceAdminParams({ keywords, state, page }: ResourceAdminQuery): LinkParams {
  return { keywords: keywords === '' ? null : keywords, state: state === 'all' ? null : state, page: pageParam(page) };
}

/** What the call is asked. */
export function resourceAdminVariables({ keywords, state, page }: ResourceAdminQuery): VarsOf<'operatorResources'> {
  return { keywords, ...(state !== 'all' && { isTakenDown: state === 'takenDown' }), pageIndex: page, pageSize: PAGE_SIZE };
}
