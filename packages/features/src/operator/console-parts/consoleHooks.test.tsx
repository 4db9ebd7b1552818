// @vitest-environment jsdom
import { ApiError } from '@chippage/api/errors';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAction } from './useAction.ts';
import { useOrderedList } from './useOrderedList.ts';

afterEach(cleanup);

test('失败的话留着，再做一次就清掉', async () => {
  const { result } = renderHook(() => useAction());
  const refused = () => Promise.reject(new ApiError({ status: 200, reason: 'member.self', message: '不能停用自己的账号' }));
  await act(async () => expect(await result.current.run(refused)).toBe(false));
  expect(result.current.failure).toEqual({ reason: 'member.self', message: '不能停用自己的账号', status: 200 });
  await act(async () => expect(await result.current.run(async () => undefined)).toBe(true));
  expect(result.current.failure).toBeNull();
});

test('不是服务端的错误也有一句话', async () => {
  const { result } = renderHook(() => useAction());
  await act(() => result.current.run(() => Promise.reject(new Error('x'))));
  expect(result.current.failure?.message).toBe('没有完成，请稍后重试');
});

test('一件事没做完，不做第二遍', async () => {
  const { result } = renderHook(() => useAction());
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  let first: Promise<boolean> | undefined;
  act(() => {
    first = result.current.run(() => {
      count += 1;
      return promise;
    });
  });
  await act(async () => expect(await result.current.run(async () => void (count += 1))).toBe(false));
  resolve();
  await act(async () => expect(await first).toBe(true));
  expect(count).toBe(1);
});

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
