import { expect, test } from 'vitest';
import { parseSellerQuery, sellerInvoiceStates, sellerOrderStates, sellerQueryParams } from './sellerQuery.ts';

test('状态和搜索词在网址里，不认识的状态当作全部', () => {
  const query = parseSellerQuery(new URLSearchParams('state=PAID&keywords= 2611 '), sellerOrderStates);
  expect(query).toEqual({ state: 'PAID', keywords: '2611' });
  expect(sellerQueryParams(query)).toEqual({ state: 'PAID', keywords: '2611' });
  expect(parseSellerQuery(new URLSearchParams('state=PAID'), sellerInvoiceStates).state).toBe('all');
  expect(sellerQueryParams({ state: 'all', keywords: '' })).toEqual({ state: null, keywords: null });
});
