// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const drawn = '<footer><svg role="img"></svg></footer>';

/** Whether the page has its sign, as it can be asked again and again. */
async function listen(): Promise<() => Promise<boolean>> {
  const { firstSign } = await import('./firstSign.ts');
  void firstSign();
  return async () => {
    let heard = false;
    void firstSign().then(() => (heard = true));
    await Promise.resolve();
    return heard;
  };
}

test('服务器什么也没画的页面不等', async () => {
  const isHeard = await listen();
  expect(await isHeard()).toBe(true);
});
test('画好的等第一个动作，哪怕画好的后来不见了', async () => {
  document.body.innerHTML = drawn;
  const isHeard = await listen();
  document.body.innerHTML = '';
  expect(await isHeard()).toBe(false);
  window.dispatchEvent(new Event('keydown'));
  expect(await isHeard()).toBe(true);
});
test('四秒从页面装完算起，不和它抢', async () => {
  document.body.innerHTML = drawn;
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const isHeard = await listen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await isHeard()).toBe(false);
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(3999);
  expect(await isHeard()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isHeard()).toBe(true);
});
