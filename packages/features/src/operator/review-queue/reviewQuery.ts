import type { VarsOf } from '@chippage/api/operations';
import type { ReviewKind, ReviewState } from '@chippage/api/types';
import type { LinkParams } from '../../i18n/paths/links.ts';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../parts/list-page/listPage.ts';

/** Which part of the queue is shown. */
export interface ReviewQuery {
  state: ReviewState;
  kind: ReviewKind | 'all';
  page: number;
}

export const reviewStates = ['pending', 'approved', 'refused'] as const satisfies readonly ReviewState[];
export const reviewKinds = ['all', 'enterprise', 'nick_name', 'avatar', 'comment', 'comment_report', 'receipt', 'document'] as const satisfies readonly (
  | ReviewKind
  | 'all'
)[];

/** Reads it out of an address. */
export function parseReviewQuery(params: URLSearchParams): ReviewQuery {
  return { state: choiceIn(params.get('state'), reviewStates), kind: choiceIn(params.get('kind'), reviewKinds), page: pageIn(params) };
}

/** Says it in an address; what is usual is left out. */
export function reviewQueryParams({ state, kind, page }: ReviewQuery): LinkParams {
  return { state: state === 'pending' ? null : state, kind: kind === 'all' ? null : kind, page: pageParam(page) };
}

/** What the call is asked. */
export function reviewVariables({ state, kind, page }: ReviewQuery): VarsOf<'reviews'> {
  return { state, ...(kind !== 'all' && { kind }), pageIndex: page, pageSize: PAGE_SIZE };
}
