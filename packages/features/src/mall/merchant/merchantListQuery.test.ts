import { expect, test } from 'vitest';
import { parseMerchantListQuery, merchantInvoiceStates, merchantOrderStates, merchantListQueryParams } from './merchantListQuery.ts';

test('状态和搜索词在网址里，不认识的状态当作全部', () => {
  const query = parseMerchantListQuery(new URLSearchParams('state=PAID&keywords= 2611 '), merchantOrderStates);
  expect(query).toEqual({ state: 'PAID', keywords: '2611' });
  expect(merchantListQueryParams(query)).toEqual({ state: 'PAID', keywords: '2611' });
  expect(parseMerchantListQuery(new URLSearchParams('state=PAID'), merchantInvoiceStates).state).toBe('all');
  expect(merchantListQueryParams({ state: 'all', keywords: '' })).toEqual({ state: null, keywords: null });
});
