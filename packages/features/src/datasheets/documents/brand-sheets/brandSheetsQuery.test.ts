import { expect, test } from 'vitest';
import { brandSheetsParams, brandSheetsVariables, parseBrandSheetsQuery } from './brandSheetsQuery.ts';

test('网址里的筛选读得出来，也写得回去', () => {
  const query = parseBrandSheetsQuery(new URLSearchParams('keywords=+LM317+&category=power/ldo&docType=errata&place=outside&page=3'));
  expect(query).toEqual({ keywords: 'LM317', category: 'power/ldo', docType: 'errata', place: 'outside', page: 3 });
  expect(brandSheetsParams(query)).toEqual({ keywords: 'LM317', category: 'power/ldo', docType: 'errata', place: 'outside', page: 3 });
  expect(brandSheetsVariables(7, query)).toEqual({
    brandId: 7,
    keywords: 'LM317',
    category: 'power/ldo',
    docType: 'errata',
    hosted: false,
    pageIndex: 3,
    pageSize: 20,
  });
});

test('读不懂的不算', () => {
  const query = parseBrandSheetsQuery(new URLSearchParams(`category=../x&docType=novel&place=moon&page=-1&keywords=${encodeURIComponent('\u0000')}`));
  expect(query).toEqual({ keywords: '', category: null, docType: null, place: null, page: 1 });
  expect(brandSheetsVariables(7, query)).toEqual({ brandId: 7, pageIndex: 1, pageSize: 20 });
});
