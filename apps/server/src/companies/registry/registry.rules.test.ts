import type { RegistryRecord, RegistryValue } from '@chippage/api/types';
import { describe, expect, it } from 'vitest';
import { filterOf, patentStateOf } from './filters.rules.ts';
import { partsOf } from './pages.rules.ts';
import { countersOf, leftOf } from './quota.rules.ts';
import { relationsOf } from './relations.rules.ts';
import { sumOf } from './sums.rules.ts';

const record = (id: number, values: Record<string, string>, party: Partial<RegistryValue> = {}): RegistryRecord => ({
  id: `${id}`,
  values: Object.entries(values).map(([field, text]) => ({
    field: field as RegistryValue['field'],
    text,
    companyId: null,
    personId: null,
    ...(field === 'name' && party),
  })),
});

it.each([
  [{ pageIndex: 1, pageSize: 10, rows: 20 }, [{ page: 1, from: 0, to: 10 }]],
  [{ pageIndex: 2, pageSize: 10, rows: 20 }, [{ page: 1, from: 10, to: 20 }]],
  [{ pageIndex: 3, pageSize: 10, rows: 20 }, [{ page: 2, from: 0, to: 10 }]],
  [
    { pageIndex: 2, pageSize: 15, rows: 20 },
    [
      { page: 1, from: 15, to: 20 },
      { page: 2, from: 0, to: 10 },
    ],
  ],
  [{ pageIndex: 4, pageSize: 20, rows: 20 }, [{ page: 4, from: 0, to: 20 }]],
])('%j 在来源的哪几页', (wish, parts) => expect(partsOf(wish)).toEqual(parts));

describe('筛选', () => {
  it.each([
    ['授权', 'valid'],
    ['专利权的终止', 'ended'],
    ['专利权人的姓名或者名称、地址的变更', 'valid'],
    ['实质审查的生效', 'pending'],
    ['公开', 'pending'],
    ['发明专利申请公布后的驳回', 'ended'],
    ['有权-审定授权', 'valid'],
    ['示例', null],
  ])('%s', (words, state) => expect(patentStateOf(words)).toBe(state));

  it('专利按种类和状态，商标按类；别的表不筛', () => {
    const rows = [
      record(1, { patentKind: '发明专利', lawState: '授权' }),
      record(2, { patentKind: '实用新型', lawState: '授权' }),
      record(3, { patentKind: '发明公布', lawState: '公开' }),
    ];
    const ids = (filter: ReturnType<typeof filterOf>) => rows.filter((row) => filter?.(row)).map(({ id }) => id);
    expect(ids(filterOf('patents', { patentKind: 'invention' }))).toEqual(['1', '3']);
    expect(ids(filterOf('patents', { patentKind: 'invention', patentState: 'valid' }))).toEqual(['1']);
    expect(filterOf('trademarks', { trademarkClass: 9 })?.(record(1, { trademarkClass: '9类-科学仪器' }))).toBe(true);
    expect(filterOf('trademarks', { trademarkClass: 9 })?.(record(1, { trademarkClass: '39类' }))).toBe(false);
    expect(filterOf('trademarks', { patentKind: 'design' })).toBeNull();
  });
});

it('会员一个计数；访客按浏览器和所在网络两个；哪一个少听哪一个', () => {
  expect(countersOf({ memberId: 7, browser: 'b', network: 'n' })).toEqual([{ client: 'member:7', most: 50 }]);
  const counters = countersOf({ memberId: null, browser: 'b', network: 'n' });
  expect(counters).toEqual([
    { client: 'b', most: 5 },
    { client: 'n', most: 25 },
  ]);
  expect([
    leftOf(counters, new Map([['b', 1]]), 5),
    leftOf(counters, new Map([['n', 24]]), 5),
    leftOf(counters, new Map([['n', 30]]), 5),
    leftOf([], new Map(), 5),
  ]).toEqual([4, 1, 0, 5]);
});

it.each<[string | null, ReturnType<typeof sumOf>]>([
  ['1000万人民币', { amount: 10_000_000, currency: '人民币' }],
  ['500.5万元', { amount: 5_005_000, currency: '人民币' }],
  ['500万元人民币', { amount: 5_000_000, currency: '人民币' }],
  ['100万美元', { amount: 1_000_000, currency: '美元' }],
  ['1,000万港元', { amount: 10_000_000, currency: '港元' }],
  ['-', null],
  [null, null],
])('资本 %s', (text, sum) => expect(sumOf(text)).toEqual(sum));

describe('关系', () => {
  const graph = (holders: number) =>
    relationsOf({
      id: 1,
      name: '示例公司',
      representative: { name: '示例赵一', personId: 9, companyId: null },
      holders: {
        records: Array.from({ length: Math.min(holders, 20) }, (_, n) => record(n, { name: `示例股东${n}`, percent: '1%' }, { personId: 100 + n })),
        total: holders,
      },
      investments: { records: Array.from({ length: 20 }, (_, n) => record(n, { name: `示例子公司${n}`, percent: '100%' }, { companyId: 200 + n })), total: 20 },
      staff: { records: [record(1, { name: '示例赵一', position: '经理' }, { personId: 9 })], total: 1 },
    });

  it('最多 40 条，多出来的说有几条', () => {
    const { relations, left } = graph(30);
    expect([relations.length, left]).toEqual([40, 10 + 2]);
  });

  it('一个人只是一个节点；持股的指向公司，公司指向它持有的', () => {
    const { nodes, relations } = graph(1);
    expect(nodes.filter(({ key }) => key === 'p9').length).toBe(1);
    expect(relations.filter(({ from }) => from === 'p9').map(({ kind }) => kind)).toEqual(['represents', 'works']);
    expect(relations.find(({ to }) => to === 'c200')).toEqual({ from: 'c1', to: 'c200', kind: 'holds', label: '100%' });
    expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length);
  });
});
