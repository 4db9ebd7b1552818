import { expect, test } from 'vitest';
import { agentListParams, agentListVariables, parseAgentListQuery } from './agentListQuery.ts';

const none = { kind: null, initial: null, brand: null, authorisation: null, region: null, keywords: '', ids: [], page: 1 };

test.each([
  ['2', 'kind=catalog&initial=A', { ...none, kind: 'catalog', initial: 'A', page: 2 }],
  ['0', 'kind=other&initial=ab&brand=x&authorisation=yes&region=moon', none],
  [undefined, 'keywords=%20艾睿%20&initial=%23', { ...none, initial: '#', keywords: '艾睿' }],
  ['1', 'brand=11&authorisation=expired&region=southChina', { ...none, brand: 11, authorisation: 'expired', region: 'southChina' }],
  ['1', 'ids=3,4', { ...none, ids: [3, 4] }],
  ['1', 'ids=3&ids=4&ids=3&ids=-1&ids=5&ids=6', { ...none, ids: [3, 4, 5] }],
  ['1.5', '', none],
])('网址 %s?%s', (page, search, query) => expect(parseAgentListQuery(page, new URLSearchParams(search))).toEqual(query));

test('没有的条件不写进网址，也不问服务器；勾选的写进网址，不问服务器', () => {
  const query = parseAgentListQuery('3', new URLSearchParams('ids=3,4'));
  expect(agentListParams(query)).toEqual({ kind: null, initial: null, brand: null, authorisation: null, region: null, keywords: null, ids: '3,4' });
  expect(agentListVariables(query)).toEqual({ pageIndex: 3, pageSize: 30 });
});
