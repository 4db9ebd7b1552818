// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FeaturesProvider } from '../../i18n/FeaturesProvider.tsx';
import { samplePaths, sampleSite } from '../../i18n/features.fixtures.ts';
import { NotFound, type NotFoundProps } from './NotFound.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(props: Partial<NotFoundProps> = {}) {
  const onGoHome = vi.fn();
  render(
    <FeaturesProvider site={sampleSite} paths={samplePaths}>
      <NotFound onGoHome={onGoHome} {...props} />
    </FeaturesProvider>,
  );
  return onGoHome;
}

test('什么都不做，2 秒后回首页，只回一次', () => {
  const onGoHome = show();
  expect(screen.getByText('2 秒后自动返回首页，动一下就会停')).toBeTruthy();
  act(() => vi.advanceTimersByTime(1_999));
  expect(onGoHome).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(10_000));
  expect(onGoHome).toHaveBeenCalledTimes(1);
});

test('动一下就停，并且说明', () => {
  const onGoHome = show();
  act(() => vi.advanceTimersByTime(1_000));
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => vi.advanceTimersByTime(10_000));
  expect(onGoHome).not.toHaveBeenCalled();
  expect(screen.getByText('已停留在此页')).toBeTruthy();
});

test('设置里关掉后不计时', () => {
  const onGoHome = show({ leavesByItself: false });
  act(() => vi.advanceTimersByTime(10_000));
  expect(onGoHome).not.toHaveBeenCalled();
});
