// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useOrderedList } from './useOrderedList.ts';

afterEach(cleanup);

const open = (kept: readonly string[]) => renderHook(({ words }) => useOrderedList(words), { initialProps: { words: kept } });

test('移动、增加、删除，再撤销', () => {
  const { result } = open(['甲', '乙', '丙']);
  const [first] = result.current.rows;
  act(() => result.current.move(first!.key, 1));
  expect(result.current.values).toEqual(['乙', '甲', '丙']);
  expect(result.current.isDirty).toBe(true);
  act(() => result.current.add('丁'));
  act(() => result.current.remove(first!.key));
  expect(result.current.values).toEqual(['乙', '丙', '丁']);
  act(() => result.current.reset());
  expect(result.current.values).toEqual(['甲', '乙', '丙']);
  expect(result.current.isDirty).toBe(false);
});

test('重新读来的，只在没改过时换上', () => {
  const { result, rerender } = open(['甲']);
  rerender({ words: ['甲', '乙'] });
  expect(result.current.values).toEqual(['甲', '乙']);
  act(() => result.current.add('丙'));
  rerender({ words: ['丁'] });
  expect(result.current.values).toEqual(['甲', '乙', '丙']);
});

test('存上之后不再算改过；行的身份不变，焦点才不丢', () => {
  const { result } = open(['甲']);
  act(() => result.current.add('乙'));
  const keys = result.current.rows.map(({ key }) => key);
  act(() => result.current.adopt(['甲', '乙']));
  expect(result.current.isDirty).toBe(false);
  expect(result.current.rows.map(({ key }) => key)).toEqual(keys);
});
