import type { VarsOf } from '@chippage/api/operations';
import type { FeedbackState } from '@chippage/api/types';
import type { LinkParams } from '../../i18n/paths/links.ts';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../parts/list-page/listPage.ts';

/** Which part of the feedback is shown. */
export interface FeedbackQuery {
  state: FeedbackState;
  page: number;
}

export const feedbackStates = ['open', 'answered'] as const satisfies readonly FeedbackState[];

/** Reads it out of an address. */
export function parseFeedbackQuery(params: URLSearchParams): FeedbackQuery {
  return { state: choiceIn(params.get('state'), feedbackStates), page: pageIn(params) };
}

/** Says it in an address; what is usual is left out. */
export function feedbackQueryParams({ state, page }: FeedbackQuery): LinkParams {
  return { state: state === 'open' ? null : state, page: pageParam(page) };
}

/** What the call is asked. */
export function feedbackVariables({ state, page }: FeedbackQuery): VarsOf<'operatorFeedback'> {
  return { state, pageIndex: page, pageSize: PAGE_SIZE };
}
