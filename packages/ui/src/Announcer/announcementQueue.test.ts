import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AnnouncementQueue } from './announcementQueue.ts';

let written: string[] = [];
let queue: AnnouncementQueue;

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  queue = new AnnouncementQueue('polite', (_level, text) => written.push(text));
});
afterEach(() => vi.useRealTimers());

describe('AnnouncementQueue', () => {
  test('writes after 150 ms, so that the region is heard', () => {
    queue.add('找到 23 条结果');
    vi.advanceTimersByTime(149);
    expect(written).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(written).toEqual(['找到 23 条结果']);
  });

  test('does not repeat a text within 3 s, and does afterwards', () => {
    queue.add('登录成功');
    vi.advanceTimersByTime(2_999);
    queue.add('登录成功');
    vi.advanceTimersByTime(1);
    expect(written).toEqual(['登录成功']);
    queue.add('登录成功');
    vi.advanceTimersByTime(150);
    expect(written).toEqual(['登录成功', '登录成功']);
  });

  test('keeps the three newest of a flood and leaves time to hear each', () => {
    for (const text of ['一', '二', '三', '四', '五']) queue.add(text);
    vi.advanceTimersByTime(150);
    expect(written).toEqual(['三']);
    vi.advanceTimersByTime(3_400);
    expect(written).toEqual(['三', '四', '五']);
  });

  test('clears the region 7 s after the last text', () => {
    queue.add('已复制');
    vi.advanceTimersByTime(150 + 7_000);
    expect(written).toEqual(['已复制', '']);
  });

  test('says nothing after stop()', () => {
    queue.add('已复制');
    queue.stop();
    vi.advanceTimersByTime(10_000);
    expect(written).toEqual([]);
  });
});
