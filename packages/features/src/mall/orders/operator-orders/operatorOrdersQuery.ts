import type { VarsOf } from '@chippage/api/operations';
import type { LinkParams } from '../../../i18n/paths/links.ts';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../../parts/list-page/listPage.ts';

/** The states of orders in the order of their way. */
export const operatorOrderStates = [
  'all',
  'CREATED',
  'RECEIPT_REVIEW',
  'PAID',
  'PARTLY_SHIPPED',
  'SHIPPED',
  'FINISHED',
  'AFTER_SALE',
  'REFUNDED',
  'CLOSED',
] as const;
export const operatorOrderCurrencies = ['all', 'CNY', 'USD'] as const;

/** Which orders are shown. */
export interface OperatorOrdersQuery {
  keywords: string;
  state: (typeof operatorOrderStates)[number];
  currency: (typeof operatorOrderCurrencies)[number];
  page: number;
}

/** Reads it out of an address. */
export function parseOperatorOrdersQuery(params: URLSearchParams): OperatorOrdersQuery {
  return {
    keywords: (params.get('keywords') ?? '').slice(0, 200),
    state: choiceIn(params.get('state'), operatorOrderStates),
    currency: choiceIn(params.get('currency'), operatorOrderCurrencies),
    page: pageIn(params),
  };
}

/** Says it in an address; what is usual is left out. */
export function operatorOrdersQueryParams({ keywords, state, currency, page }: OperatorOrdersQuery): LinkParams {
  return {
    keywords: keywords === '' ? null : keywords,
    state: state === 'all' ? null : state,
    currency: currency === 'all' ? null : currency,
    page: pageParam(page),
  };
}

/** What the call is asked. */
export function operatorOrdersVariables({ keywords, state, currency, page }: OperatorOrdersQuery): VarsOf<'operatorOrders'> {
  return { keywords, ...(state !== 'all' && { state }), ...(currency !== 'all' && { currency }), pageIndex: page, pageSize: PAGE_SIZE };
}
