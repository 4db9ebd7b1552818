// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFullScreen } from './useFullScreen.ts';

function bind(isEnabled: boolean) {
  Object.defineProperty(document, 'fullscreenEnabled', { value: isEnabled, configurable: true });
  const element = document.createElement('div');
  const show = (shown: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { value: shown, configurable: true });
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  };
  const enter = vi.fn(async () => show(element));
  const leave = vi.fn(async () => show(null));
  element.requestFullscreen = enter;
  document.exitFullscreen = leave;
  const ref = { current: element };
  return { element, show, enter, leave, ...renderHook(() => useFullScreen(ref)) };
}

test('全屏、退出；用 Esc 离开也知道', () => {
  const { result, element, show, enter, leave } = bind(true);
  act(() => result.current.toggle?.());
  expect(enter).toHaveBeenCalledOnce();
  expect(result.current.isFull).toBe(true);
  act(() => result.current.toggle?.());
  expect(leave).toHaveBeenCalledOnce();
  expect(result.current.isFull).toBe(false);
  show(element);
  show(null);
  expect(result.current.isFull).toBe(false);
});

test('浏览器不能全屏：没有这个按钮', () => {
  expect(bind(false).result.current.toggle).toBeNull();
});
