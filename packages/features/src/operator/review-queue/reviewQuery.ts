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

/** Each kind once, in the order of the choice: one that the contract adds and this leaves out is an error of types. */
const kinds: Record<ReviewKind, true> = {
  enterprise: true,
  nick_name: true,
  avatar: true,
  comment: true,
  comment_report: true,
  receipt: true,
  document: true,
  entry: true,
  listing_claim: true,
  listing_change: true,
  listing_contact: true,
  authorisation: true,
  author: true,
  board_report: true,
  job_report: true,
  circle_post: true,
  circle_report: true,
  chat_report: true,
  production_line: true,
  company_promotion: true,
  merchant_entry: true,
  order_claim: true,
  resource: true,
  article: true,
  registry_correction: true,
};

/** What the queue can be narrowed to. */
export const reviewChoices: readonly ['all', ...ReviewKind[]] = ['all', ...(Object.keys(kinds) as ReviewKind[])];

/** Reads it out of an address. */
export function parseReviewQuery(params: URLSearchParams): ReviewQuery {
  return { state: choiceIn(params.get('state'), reviewStates), kind: choiceIn(params.get('kind'), reviewChoices), page: pageIn(params) };
}

/** Says it in an address; what is usual is left out. */
export function reviewQueryParams({ state, kind, page }: ReviewQuery): LinkParams {
  return { state: state === 'pending' ? null : state, kind: kind === 'all' ? null : kind, page: pageParam(page) };
}

/** What the call is asked. */
export function reviewVariables({ state, kind, page }: ReviewQuery): VarsOf<'reviews'> {
  return { state, ...(kind !== 'all' && { kind }), pageIndex: page, pageSize: PAGE_SIZE };
}
