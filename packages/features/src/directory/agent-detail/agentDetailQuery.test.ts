import { expect, test } from 'vitest';
import { agentDetailParams, agentLinesVariables, agentPartsVariables, parseAgentDetailQuery } from './agentDetailQuery.ts';

test('网址说出两张表各看什么；读出来再写回去不变', () => {
  const query = parseAgentDetailQuery(new URLSearchParams('authorisation=expired&lines=2&brand=11&stock=1&keywords=STM32&page=3'));
  expect(query).toEqual({ authorisation: 'expired', linePage: 2, brand: 11, isInStock: true, keywords: 'STM32', page: 3 });
  expect(agentDetailParams(query)).toEqual({ authorisation: 'expired', lines: 2, brand: 11, stock: '1', keywords: 'STM32', page: 3 });
  expect(agentPartsVariables(7, query)).toEqual({ agentId: 7, brandId: 11, inStock: true, keywords: 'STM32', pageIndex: 3, pageSize: 30 });
  expect(agentLinesVariables(7, query)).toEqual({ agentId: 7, authorisation: 'expired', pageIndex: 2, pageSize: 20 });
});

test('看不懂的不算', () => {
  expect(parseAgentDetailQuery(new URLSearchParams('authorisation=x&lines=-1&brand=a&stock=yes&page=1.5'))).toEqual({
    authorisation: null,
    linePage: 1,
    brand: null,
    isInStock: false,
    keywords: '',
    page: 1,
  });
});
