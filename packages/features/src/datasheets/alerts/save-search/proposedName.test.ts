import type { Facet } from '@chippage/api/types';
import { expect, it } from 'vitest';
import { emptyPartQuery } from '../../parts/part-results/partQuery.ts';
import { criteriaOf, queryOf } from '../searchCriteria.ts';
import { proposedName } from './proposedName.ts';

const facet = (own: Partial<Facet>): Facet => ({
  code: '',
  name: '',
  unit: null,
  kind: 'options',
  options: [],
  min: null,
  max: null,
  histogram: [],
  unknownCount: 0,
  ...own,
});
const facets = [
  facet({ code: 'brand', name: '品牌', options: [{ value: '3', label: '意法半导体', count: 2 }] }),
  facet({ code: 'flashKB', name: '程序存储器', unit: 'KB', kind: 'range' }),
];
const query = emptyPartQuery({ keywords: 'stm32', brandIds: [3], filters: { flashKB: '32..128' } });

it('名称由词和选中的条件组成，用筛选项的叫法，最长 60 个字', () => {
  expect(proposedName(query, facets)).toBe('stm32，意法半导体，程序存储器 32–128 KB');
  expect([...proposedName({ ...query, keywords: '长'.repeat(90) }, facets)]).toHaveLength(60);
  expect(proposedName(emptyPartQuery(), facets)).toBe('');
});

it('保存再打开是同一个搜索，从第一页起', () => {
  expect(queryOf(criteriaOf({ ...query, page: 3 }))).toEqual(query);
});
