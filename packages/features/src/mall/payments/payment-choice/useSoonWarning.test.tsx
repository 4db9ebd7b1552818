// @vitest-environment jsdom
import { AnnouncerProvider } from '@chippage/ui/Announcer';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMinutesLeft } from '../../parts/time-left/useMinutesLeft.ts';
import { useSoonWarning } from './useSoonWarning.ts';

const START = Date.parse('2026-11-19T02:00:00.000Z');
beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('从 20 分钟走到 0：只在剩 5 分钟时提醒一次', () => {
  const announce = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => <AnnouncerProvider announce={announce}>{children}</AnnouncerProvider>;
  const deadline = new Date(START + 20 * 60_000).toISOString();
  const { result } = renderHook(
    () => {
      const minutes = useMinutesLeft(deadline);
      return { minutes, isSoon: useSoonWarning(minutes, '只剩约 5 分钟') };
    },
    { wrapper },
  );
  expect(result.current).toEqual({ minutes: 20, isSoon: false });
  act(() => vi.advanceTimersByTime(14 * 60_000));
  expect(announce).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(60_000 + 5_000));
  expect(result.current).toEqual({ minutes: 5, isSoon: true });
  act(() => vi.advanceTimersByTime(4 * 60_000));
  expect(announce).toHaveBeenCalledTimes(1);
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toEqual({ minutes: 0, isSoon: false });
  expect(announce).toHaveBeenCalledTimes(1);
});
