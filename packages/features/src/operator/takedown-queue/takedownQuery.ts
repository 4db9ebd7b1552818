import type { VarsOf } from '@chippage/api/operations';
import type { TakedownQueue } from '@chippage/api/types';
import type { LinkParams } from '../../i18n/paths/links.ts';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../parts/list-page/listPage.ts';

/** Which part of the notices is shown. */
export interface TakedownQuery {
  state: TakedownQueue;
  page: number;
}

export const takedownQueues = ['open', 'decided'] as const satisfies readonly TakedownQueue[];

/** Reads it out of an address. */
export function parseTakedownQuery(params: URLSearchParams): TakedownQuery {
  return { state: choiceIn(params.get('state'), takedownQueues), page: pageIn(params) };
}

/** Says it in an address; what is usual is left out. */
export function takedownQueryParams({ state, page }: TakedownQuery): LinkParams {
  return { state: state === 'open' ? null : state, page: pageParam(page) };
}

/** What the call is asked. */
export function takedownVariables({ state, page }: TakedownQuery): VarsOf<'operatorTakedowns'> {
  return { state, pageIndex: page, pageSize: PAGE_SIZE };
}
