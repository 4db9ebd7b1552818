// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useConnection } from './useConnection.ts';

beforeEach(() => void vi.useFakeTimers());
const say = (event: string) => act(() => void window.dispatchEvent(new Event(event)));

afterEach(() => {
  cleanup();
  // SWR keeps what the last event said, for the files after this one as well.
  say('online');
  vi.useRealTimers();
});

test('断开、恢复，恢复的消息 5 秒后收起', () => {
  const { result } = renderHook(() => useConnection());
  expect(result.current).toBe('online');
  say('offline');
  expect(result.current).toBe('offline');
  say('online');
  expect(result.current).toBe('restored');
  act(() => void vi.advanceTimersByTime(5_000));
  expect(result.current).toBe('online');
});

test('恢复后又断开，不会被先前的计时改回在线', () => {
  const { result } = renderHook(() => useConnection());
  say('offline');
  say('online');
  say('offline');
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current).toBe('offline');
});
