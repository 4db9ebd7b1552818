import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangeQueue } from './changeQueue.ts';

const events = { onSettled: vi.fn<(answer: string) => void>(), onFailed: vi.fn<(error: unknown) => void>(), onUnsure: vi.fn<() => void>() };
let made: string[] = [];
const change = (name: string) => async () => {
  await new Promise((resolve) => setTimeout(resolve, 100));
  made.push(name);
  return name;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  made = [];
});
afterEach(() => vi.useRealTimers());

test('同一行连按五次只送最后一次', async () => {
  const queue = new ChangeQueue(events);
  for (const quantity of [1, 2, 3, 4, 5]) {
    queue.pushLater('line 1', 400, change(`1 × ${quantity}`));
    await vi.advanceTimersByTimeAsync(100);
  }
  queue.pushLater('line 2', 400, change('2 × 9'));
  await vi.runAllTimersAsync();
  expect(made).toEqual(['1 × 5', '2 × 9']);
});

test('依次进行，只说最后的结果', async () => {
  const queue = new ChangeQueue(events);
  queue.push(change('a'));
  queue.push(change('b'));
  await vi.runAllTimersAsync();
  expect(made).toEqual(['a', 'b']);
  expect(events.onSettled.mock.calls).toEqual([['b']]);
});

test('失败的一次被说出来，后面的照做；最后一次失败就重新读', async () => {
  const queue = new ChangeQueue(events);
  const fail = () => Promise.reject(new Error('offline'));
  queue.push(fail);
  queue.push(change('a'));
  await vi.runAllTimersAsync();
  expect(events.onFailed).toHaveBeenCalledTimes(1);
  expect(events.onSettled).toHaveBeenCalledWith('a');
  queue.push(fail);
  await vi.runAllTimersAsync();
  expect(events.onUnsure).toHaveBeenCalledTimes(1);
});

test('结算前先把等着的送出去', async () => {
  const queue = new ChangeQueue(events);
  queue.pushLater('line 1', 400, change('1 × 5'));
  queue.pushLater('line 2', 400, change('2 × 5'));
  queue.forget('line 2');
  const settled = queue.settle();
  await vi.advanceTimersByTimeAsync(100);
  await settled;
  expect(made).toEqual(['1 × 5']);
});
