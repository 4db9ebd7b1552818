// @vitest-environment jsdom
import { ApiError } from '@chippage/api/errors';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWishes } from './useWishes.ts';

afterEach(cleanup);

/** A server that answers when it is let to. */
function bind() {
  const known = new Map<number, boolean>();
  const answers: { done: () => void; fail: (error: unknown) => void }[] = [];
  const sent: [number, boolean][] = [];
  const notify = vi.fn();
  const send = (key: number, isOn: boolean) =>
    new Promise<void>((resolve, reject) => {
      sent.push([key, isOn]);
      answers.push({ done: () => (known.set(key, isOn), resolve()), fail: reject });
    });
  const { result } = renderHook(() => useWishes<number>({ send, refresh: async () => undefined, notify, demandLogin: (action) => action() }));
  const isOn = (key: number) => result.current.isOn(key, known.get(key) ?? false);
  const want = (key: number, next: boolean) => act(async () => result.current.want(key, next));
  const answer = (at: number, error?: unknown) => act(async () => (error === undefined ? answers[at]!.done() : answers[at]!.fail(error)));
  return { result, isOn, want, answer, sent, notify };
}

test('按下就变，不等服务端；答复到了还是它', async () => {
  const { result, isOn, want, answer } = bind();
  await want(1, true);
  expect(isOn(1)).toBe(true);
  expect(result.current.countOf(1, { isOn: false, count: 4 })).toBe(5);
  await answer(0);
  expect(isOn(1)).toBe(true);
  expect(result.current.countOf(1, { isOn: true, count: 5 })).toBe(5);
});

test('答复没到又按：不同时发两次，最后的愿望算数', async () => {
  const { isOn, want, answer, sent } = bind();
  await want(1, true);
  await want(1, false);
  expect(isOn(1)).toBe(false);
  expect(sent).toEqual([[1, true]]);
  await answer(0);
  expect(sent).toEqual([
    [1, true],
    [1, false],
  ]);
  expect(isOn(1)).toBe(false);
  await answer(1);
  expect(isOn(1)).toBe(false);
});

test('按了三下，服务端已经知道的不再说', async () => {
  const { isOn, want, answer, sent } = bind();
  for (const next of [true, false, true]) await want(1, next);
  await answer(0);
  expect(sent).toEqual([[1, true]]);
  expect(isOn(1)).toBe(true);
});

test('没有做成：变回去，并且说出来', async () => {
  const { isOn, want, answer, notify } = bind();
  await want(1, true);
  await answer(0, new Error('x'));
  expect(isOn(1)).toBe(false);
  expect(notify).toHaveBeenCalledExactlyOnceWith({ tone: 'danger', text: '没有完成，请稍后重试' });
  await want(1, true);
  await answer(1, new ApiError({ status: 404, reason: 'resource.not_found', message: '没有这个卖家' }));
  expect(notify).toHaveBeenLastCalledWith({ tone: 'danger', text: '没有这个卖家' });
});

test('没有做成时又按了：先按最后的愿望做，做成了就不说', async () => {
  const { isOn, want, answer, sent, notify } = bind();
  await want(1, true);
  await want(1, false);
  await answer(0, new Error('x'));
  expect(sent.at(-1)).toEqual([1, false]);
  await answer(1);
  expect(isOn(1)).toBe(false);
  expect(notify).not.toHaveBeenCalled();
});

test('两样东西各有各的愿望，一件一件地发', async () => {
  const { isOn, want, answer, sent } = bind();
  await want(1, true);
  await want(2, true);
  expect([isOn(1), isOn(2)]).toEqual([true, true]);
  expect(sent).toEqual([[1, true]]);
  await answer(0);
  await answer(1);
  expect([isOn(1), isOn(2)]).toEqual([true, true]);
  expect(sent).toHaveLength(2);
});
