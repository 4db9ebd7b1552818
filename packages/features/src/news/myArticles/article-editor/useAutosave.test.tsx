// @vitest-environment jsdom
import { ApiError } from '@chippage/api/errors';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AutosaveOptions, stateOfFailure, useAutosave } from './useAutosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const savedNow = () => vi.fn(async () => '2026-11-20T06:10:00.000Z');
const started = ({ isMember = true, save = savedNow() }: { isMember?: boolean; save?: ReturnType<typeof savedNow> } = {}) => {
  const options = { isMember, keep: vi.fn(), save, onSaved: vi.fn() };
  return { options, ...renderHook((props: AutosaveOptions) => useAutosave(props), { initialProps: options }) };
};
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('写了马上留在本机，歇下来几秒就保存，保存了本机的就不留', async () => {
  const { result, options } = started();
  act(() => result.current.changed());
  expect([result.current.state.status, result.current.isDirty]).toEqual(['writing', true]);
  await after(300);
  expect([options.keep.mock.calls.length, options.save.mock.calls.length]).toEqual([1, 0]);
  await after(3_000);
  expect([result.current.state.status, result.current.isDirty, options.onSaved.mock.calls.length]).toEqual(['saved', false, 1]);
});

test('一直写不歇，也在十秒之内保存', async () => {
  const { result, options } = started();
  for (let second = 0; second < 11; second += 1) {
    act(() => result.current.changed());
    await after(1_000);
  }
  expect(options.save.mock.calls.length).toBeGreaterThanOrEqual(1);
});

test('没存上再试；保存时又写的，再存一次', async () => {
  const save = savedNow().mockRejectedValueOnce(new ApiError({ status: 0, reason: 'network.unreachable', message: '断网' }));
  const { result } = started({ save });
  act(() => result.current.changed());
  await after(3_000);
  expect(result.current.state).toEqual({ status: 'failed', message: '断网' });
  await after(5_000);
  expect(result.current.state.status).toBe('saved');
  let answer = (_time: string) => {};
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  act(() => result.current.changed());
  await after(3_000);
  act(() => result.current.changed());
  answer('2026-11-20T06:11:00.000Z');
  await after(0);
  expect([result.current.state.status, result.current.isDirty]).toEqual(['writing', true]);
  await after(3_000);
  expect([result.current.state.status, save.mock.calls.length]).toEqual(['saved', 4]);
});

test('登录结束就等着，还留在本机；登录后接着存', async () => {
  const { result, options, rerender } = started({ isMember: false });
  act(() => result.current.changed());
  await after(4_000);
  expect([result.current.state.status, options.save.mock.calls.length, options.keep.mock.calls.length]).toEqual(['ended', 0, 1]);
  act(() => result.current.changed());
  await after(400);
  expect(options.keep.mock.calls.length).toBe(2);
  rerender({ ...options, isMember: true });
  await after(0);
  expect([result.current.state.status, options.save.mock.calls.length]).toEqual(['saved', 1]);
});

test('另一处存过更新的：不存，等人选', async () => {
  const conflict = new ApiError({ status: 409, reason: 'article.changed', message: '', data: { version: 6, saveTime: '2026-11-20T06:12:00.000Z' } });
  const save = savedNow().mockRejectedValueOnce(conflict);
  const { result } = started({ save });
  act(() => result.current.changed());
  await after(3_000);
  expect(result.current.state).toEqual({ status: 'conflict', version: 6, time: '2026-11-20T06:12:00.000Z' });
  act(() => result.current.changed());
  await after(20_000);
  expect(save).toHaveBeenCalledOnce();
  act(() => result.current.settle());
  await after(0);
  expect(result.current.state.status).toBe('saved');
});

test('离开时来不及等，马上留下', () => {
  const { result, options, unmount } = started();
  act(() => result.current.changed());
  unmount();
  expect(options.keep).toHaveBeenCalledOnce();
});

test.each([
  [0, 'failed'],
  [401, 'ended'],
  [422, 'refused'],
  [429, 'failed'],
  [503, 'failed'],
])('%s 是 %s', (status, expected) => {
  expect(stateOfFailure(new ApiError({ status, reason: 'network.unreachable', message: '' })).status).toBe(expected);
});
