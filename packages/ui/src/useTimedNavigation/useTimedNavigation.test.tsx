// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useTimedNavigation, type TimedNavigationOptions } from './useTimedNavigation.ts';

let reducesMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  reducesMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reducesMotion }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(options: Partial<TimedNavigationOptions> = {}) {
  const onNavigate = vi.fn();
  const hook = renderHook(() => useTimedNavigation({ delayMs: 2_000, onNavigate, ...options }));
  return { ...hook, onNavigate };
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('useTimedNavigation', () => {
  test('a reader who does nothing is taken along after the delay, once', () => {
    const { result, onNavigate } = start();
    expect(result.current).toMatchObject({ isRunning: true, secondsLeft: 2 });
    wait(1_000);
    expect(result.current.secondsLeft).toBe(1);
    wait(5_000);
    expect(onNavigate).toHaveBeenCalledTimes(1);
    expect(result.current.isRunning).toBe(false);
  });

  for (const type of ['keydown', 'pointerdown', 'touchstart', 'wheel', 'focusin', 'scroll', 'pointermove']) {
    test(`${type} cancels it`, () => {
      const { result, onNavigate } = start();
      wait(400);
      act(() => void document.dispatchEvent(new Event(type)));
      wait(5_000);
      expect(onNavigate).not.toHaveBeenCalled();
      expect(result.current).toMatchObject({ isRunning: false, secondsLeft: 0 });
    });
  }

  test('the focus and scroll of the arriving page do not cancel it', () => {
    const { onNavigate } = start();
    act(() => void document.dispatchEvent(new Event('focusin')));
    act(() => void document.dispatchEvent(new Event('scroll')));
    wait(2_000);
    expect(onNavigate).toHaveBeenCalledTimes(1);
  });

  test('stop() keeps the reader on the page', () => {
    const { result, onNavigate } = start();
    act(() => result.current.stop());
    wait(5_000);
    expect(onNavigate).not.toHaveBeenCalled();
  });

  test('never starts when the setting is off or less motion is asked for', () => {
    expect(start({ isEnabled: false }).result.current.isRunning).toBe(false);
    reducesMotion = true;
    expect(start().result.current.isRunning).toBe(false);
  });

  test('goes on through interaction when the caller says so', () => {
    const { onNavigate } = start({ stopOnInteract: false });
    act(() => void document.dispatchEvent(new Event('keydown')));
    wait(2_000);
    expect(onNavigate).toHaveBeenCalledTimes(1);
  });

  test('leaving the page before the delay cancels it', () => {
    const { unmount, onNavigate } = start();
    unmount();
    wait(5_000);
    expect(onNavigate).not.toHaveBeenCalled();
  });
});
