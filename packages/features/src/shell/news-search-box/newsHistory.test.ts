import { expect, test } from 'vitest';
import { readNewsHistory } from './newsHistory.ts';

test('历史是 {name} 的列表，最多 10 条', () => {
  const stored = JSON.stringify(Array.from({ length: 12 }, (_, index) => ({ name: `词${index}` })));
  expect(readNewsHistory(stored)).toHaveLength(10);
  expect(readNewsHistory(stored)[0]).toEqual({ name: '词0' });
});

test.each([null, '', '{', '{}', '[1,null,"词",{"name":""},{"name":3}]'])('存坏了的历史当作没有：%s', (stored) => {
  expect(readNewsHistory(stored)).toEqual([]);
});
