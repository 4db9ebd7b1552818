// @vitest-environment jsdom
import { ApiError, isRefusal } from '@chippage/api/errors';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAction } from './useAction.ts';

afterEach(cleanup);

const refused = () => Promise.reject(new ApiError({ status: 200, reason: 'member.self', message: '不能停用自己的账号' }));

test('失败的话留着，再做一次就清掉', async () => {
  const { result } = renderHook(() => useAction());
  await act(async () => expect(await result.current.run('suspend', refused)).toBe(false));
  expect(result.current.failure).toEqual({ tone: 'danger', text: '不能停用自己的账号', error: expect.any(ApiError), status: 200 });
  expect(isRefusal<'suspendMember'>(result.current.failure?.error, 'member.self')).toBe(true);
  expect(result.current.result).toBe(result.current.failure);
  await act(async () => expect(await result.current.run('suspend', async () => undefined)).toBe(true));
  expect(result.current).toMatchObject({ result: null, failure: null });
});

test('不是服务端的错误也有一句话', async () => {
  const { result } = renderHook(() => useAction());
  await act(async () => void (await result.current.run('any', () => Promise.reject(new Error('x')))));
  expect(result.current.failure).toMatchObject({ error: expect.any(Error), status: 0, text: '没有完成，请稍后重试' });
  const own = renderHook(() => useAction('图片没有上传'));
  await act(async () => void (await own.result.current.run('any', () => Promise.reject(new Error('x')))));
  expect(own.result.current.failure?.text).toBe('图片没有上传');
});

test('做完的话可以先给，也可以由结果写出；没有就不说', async () => {
  const { result } = renderHook(() => useAction());
  await act(async () => void (await result.current.run('a', async () => 3, '已保存')));
  expect(result.current.result).toEqual({ tone: 'ok', text: '已保存' });
  expect(result.current.failure).toBeNull();
  await act(
    async () =>
      void (await result.current.run(
        'a',
        async () => 3,
        (count) => `共 ${count} 条`,
      )),
  );
  expect(result.current.result).toEqual({ tone: 'ok', text: '共 3 条' });
  await act(async () => void (await result.current.run('a', async () => 3)));
  expect(result.current.result).toBeNull();
});

test('没做完时不做第二遍：同一次渲染里的两次调用只做一次', async () => {
  const { result } = renderHook(() => useAction());
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  const call = () => {
    count += 1;
    return promise;
  };
  const { run } = result.current;
  let first: Promise<boolean> | undefined;
  let second: Promise<boolean> | undefined;
  act(() => {
    first = run('save', call);
    second = run('save', call);
  });
  expect(result.current).toMatchObject({ pending: 'save', isPending: true });
  await act(async () => expect(await second).toBe(false));
  resolve();
  await act(async () => expect(await first).toBe(true));
  expect(count).toBe(1);
  expect(result.current).toMatchObject({ pending: null, isPending: false });
});

test('清掉上一次的话', async () => {
  const { result } = renderHook(() => useAction());
  await act(async () => void (await result.current.run('a', refused)));
  act(() => result.current.clear());
  expect(result.current.result).toBeNull();
});
