import type { FactEvidence } from '@chippage/api/types';
import { expect, it } from 'vitest';
import { evidencePlaces, factAt } from './evidencePlaces.ts';

const at = (field: string, y: number, more: Partial<FactEvidence> = {}): FactEvidence => ({
  field,
  documentId: 11,
  page: 2,
  frame: { x: 300, y, width: 40, height: 16 },
  isSure: true,
  ...more,
});
const fields = ['tempMinC', 'tempMaxC'];

it('上限紧接着下限：一个框框住两格，一格待核就都待核', () => {
  expect(evidencePlaces([at('tempMaxC', 222.3, { isSure: false }), at('tempMinC', 200)], fields)).toEqual([
    at('tempMinC', 200, { frame: { x: 300, y: 200, width: 40, height: 38.3 }, isSure: false }),
  ]);
});

it.each([
  ['隔得远', at('tempMaxC', 400)],
  ['在另一页', at('tempMaxC', 222, { page: 3 })],
  ['在另一份文档', at('tempMaxC', 222, { documentId: 12 })],
])('%s：各是各的', (_what, upper) => expect(evidencePlaces([at('tempMinC', 200), upper], fields)).toHaveLength(2));

it('从框认出是哪一项参数；不是我们的框就认不出', () => {
  const evidence = [at('tempMinC', 200), at('tempMaxC', 222), at('pins', 500)];
  const facts = [
    { name: '工作温度', fields },
    { name: '引脚数', fields: ['pins'] },
  ];
  expect(factAt(facts, evidence, 11, { x: 300, y: 200, width: 40, height: 38 })?.name).toBe('工作温度');
  expect(factAt(facts, evidence, 11, { x: 300, y: 500, width: 40, height: 16 })?.name).toBe('引脚数');
  expect(factAt(facts, evidence, 12, { x: 300, y: 500, width: 40, height: 16 })).toBeUndefined();
  expect(factAt(facts, evidence, 11, { x: 1, y: 2, width: 3, height: 4 })).toBeUndefined();
});
