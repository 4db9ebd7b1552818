// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCountdown } from './useCountdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useCountdown', () => {
  test('counts whole seconds down to 0 and stays there', () => {
    const seen: number[] = [];
    renderHook(() => seen.push(useCountdown(1_003_000)));
    for (let tick = 0; tick < 24; tick += 1) act(() => vi.advanceTimersByTime(250));
    expect(seen).toEqual([3, 2, 1, 0]);
  });

  test('starts at 60 for a minute, never at 61', () => {
    const { result } = renderHook(() => useCountdown(1_060_000));
    expect(result.current).toBe(60);
    act(() => vi.advanceTimersByTime(1));
    expect(result.current).toBe(60);
  });

  test('catches up after the machine slept', () => {
    const { result } = renderHook(() => useCountdown(1_060_000));
    act(() => {
      vi.setSystemTime(1_050_000);
      vi.advanceTimersByTime(250);
    });
    expect(result.current).toBe(10);
  });

  test('shows a new deadline in the same render that sets it', () => {
    const { result, rerender } = renderHook(({ deadline }) => useCountdown(deadline), { initialProps: { deadline: null as number | null } });
    expect(result.current).toBe(0);
    rerender({ deadline: 1_060_000 });
    expect(result.current).toBe(60);
  });

  test('is 0 on the server, so that hydration agrees', () => {
    function Probe() {
      return <i>{useCountdown(1_060_000)}</i>;
    }
    expect(renderToString(<Probe />)).toBe('<i>0</i>');
  });
});
