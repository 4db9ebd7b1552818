import { type OrderQuery, orderStates } from '@chippage/features/OrderList';
import { cleanKeywords } from '../../../page/cleanKeywords.ts';
import { mallPaths } from '../mall.paths.ts';

const currencies = ['CNY', 'USD'] as const;

/** Reads what of the orders is wanted: the currency out of the path, the rest out of the query. */
export function orderQueryOf(type: string | undefined, search: URLSearchParams): OrderQuery {
  const page = Number(search.get('page'));
  return {
    currency: currencies.find((each) => each === type?.toUpperCase()) ?? null,
    state: orderStates.find((state) => state === search.get('state')) ?? null,
    keywords: cleanKeywords(search.get('keywords') ?? ''),
    page: Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** The address of it. */
export const orderQueryHref = ({ currency, state, keywords, page }: OrderQuery): string =>
  mallPaths.myOrders(currency, { state, keywords, page: page > 1 ? page : null });
