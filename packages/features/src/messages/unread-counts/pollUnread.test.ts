import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollUnread } from './pollUnread.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(everyMs: number | null = 20_000) {
  const page = { isHidden: false, isFailing: false, calls: 0, seen: [] as number[] };
  const poll = pollUnread({
    everyMs,
    isHidden: () => page.isHidden,
    onRead: (count: number) => void page.seen.push(count),
    read: async () => {
      page.calls += 1;
      if (page.isFailing) throw new Error('503');
      return page.calls;
    },
  });
  return { page, poll, wait: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('未读数轮询', () => {
  it('1 秒后第一次，之后每 20 秒一次', async () => {
    const { page, wait } = start();
    await wait(999);
    expect(page.calls).toBe(0);
    await wait(1);
    expect(page.calls).toBe(1);
    await wait(19_999);
    expect(page.calls).toBe(1);
    await wait(1);
    expect(page.calls).toBe(2);
    await wait(60_000);
    expect(page.calls).toBe(5);
    expect(page.seen).toEqual([1, 2, 3, 4, 5]);
  });
  it('页面看不见时停下，看得见时立刻补一次', async () => {
    const { page, poll, wait } = start();
    await wait(1000);
    page.isHidden = true;
    await wait(600_000);
    expect(page.calls).toBe(1);
    page.isHidden = false;
    poll.wake();
    await wait(0);
    expect(page.calls).toBe(2);
    await wait(20_000);
    expect(page.calls).toBe(3);
  });
  it('没到时间就看回来，不多问一次', async () => {
    const { page, poll, wait } = start();
    await wait(1000);
    poll.wake();
    await wait(0);
    expect(page.calls).toBe(1);
  });
  it('出错时越问越少，好了恢复原速', async () => {
    const { page, wait } = start();
    page.isFailing = true;
    await wait(1000);
    expect(page.calls).toBe(1);
    await wait(39_999);
    expect(page.calls).toBe(1);
    await wait(1);
    expect(page.calls).toBe(2);
    await wait(80_000);
    expect(page.calls).toBe(3);
    page.isFailing = false;
    await wait(160_000);
    expect(page.calls).toBe(4);
    await wait(20_000);
    expect(page.calls).toBe(5);
  });
  it('一直出错也至少每 15 分钟问一次', async () => {
    const { page, wait } = start();
    page.isFailing = true;
    await wait(24 * 3_600_000);
    const before = page.calls;
    await wait(900_000);
    expect(page.calls).toBe(before + 1);
  });
  it('5 分钟', async () => {
    const { page, wait } = start(300_000);
    await wait(1000);
    await wait(299_999);
    expect(page.calls).toBe(1);
    await wait(1);
    expect(page.calls).toBe(2);
  });
  it('关闭：一次也不问', async () => {
    const { page, poll, wait } = start(null);
    poll.wake();
    await wait(3_600_000);
    expect(page.calls).toBe(0);
  });
  it('停止之后什么也不做，晚到的回答也不算', async () => {
    const { page, poll, wait } = start();
    await vi.advanceTimersByTimeAsync(999);
    poll.stop();
    await wait(600_000);
    expect([page.calls, page.seen]).toEqual([0, []]);
  });
});
