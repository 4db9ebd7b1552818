import { expect, test } from 'vitest';
import { forgetSearch, HISTORY_LIMIT, readHistory, rememberSearch } from './searchHistory.ts';

test('新搜的排最前，同一个词只留一条，不分大小写', () => {
  expect(rememberSearch(['LM358', 'NE555'], ' ne555 ')).toEqual(['ne555', 'LM358']);
});

test('空词不记', () => {
  expect(rememberSearch(['LM358'], '  ')).toEqual(['LM358']);
});

test('第 11 条挤掉最旧的', () => {
  const ten = Array.from({ length: HISTORY_LIMIT }, (_, index) => `P${index}`);
  const next = rememberSearch(ten, 'NEW');
  expect(next).toHaveLength(HISTORY_LIMIT);
  expect(next[0]).toBe('NEW');
  expect(next).not.toContain('P9');
});

test('删除一条', () => {
  expect(forgetSearch(['a', 'b'], 'a')).toEqual(['b']);
});

test.each([null, '', '{', '{}', '[1,null,""]', '"x"'])('存坏了的历史当作没有：%s', (stored) => {
  expect(readHistory(stored)).toEqual([]);
});
