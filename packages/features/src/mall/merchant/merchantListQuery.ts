import type { BargainState, GoodsState, InvoiceState, OrderState } from '@chippage/api/types';
import type { LinkParams } from '../../i18n/paths/links.ts';

/** Which rows of a list the merchant looks at. */
export interface MerchantListQuery<State extends string> {
  state: State | 'all';
  keywords: string;
}

/** The states of orders, what waits for the merchant first. */
export const merchantOrderStates = [
  'all',
  'PAID',
  'PARTLY_SHIPPED',
  'AFTER_SALE',
  'SHIPPED',
  'RECEIPT_REVIEW',
  'CREATED',
  'FINISHED',
  'REFUNDED',
  'CLOSED',
] as const satisfies readonly (OrderState | 'all')[];
/** The states of goods. */
export const merchantGoodsStates = ['all', 'on_sale', 'out_of_stock', 'off_sale'] as const satisfies readonly (GoodsState | 'all')[];
/** The states of bargains. */
export const merchantBargainStates = ['all', 'asked', 'accepted', 'refused', 'ordered', 'expired'] as const satisfies readonly (BargainState | 'all')[];
/** The states of invoices. */
export const merchantInvoiceStates = ['all', 'applied', 'issuing', 'issued', 'reversed', 'refused'] as const satisfies readonly (InvoiceState | 'all')[];

/** How many stand in a state, none where the server names none; unknown while nothing is known, and for all of them. */
export function countOf<State extends string>(counts: readonly { state: State; count: number }[] | null, state: NoInfer<State> | 'all'): number | undefined {
  return counts === null || state === 'all' ? undefined : (counts.find((each) => each.state === state)?.count ?? 0);
}

/** Reads it out of an address; what is not known means all. */
export function parseMerchantListQuery<State extends string>(params: URLSearchParams, states: readonly (State | 'all')[]): MerchantListQuery<State> {
  const state = states.find((each) => each === params.get('state')) ?? 'all';
  return { state, keywords: (params.get('keywords') ?? '').trim().slice(0, 200) };
}

/** Says it in an address; what is usual is left out. */
export function merchantListQueryParams({ state, keywords }: MerchantListQuery<string>): LinkParams {
  return { state: state === 'all' ? null : state, keywords: keywords || null };
}
