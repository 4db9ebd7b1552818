import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastQueue } from './toastQueue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('createToastQueue', () => {
  test('stays five seconds at least, whatever was asked for', () => {
    const queue = createToastQueue();
    queue.show({ tone: 'success', text: '登录成功！', timeoutMs: 500 });
    expect(queue.source.visibleToasts[0]?.timeout).toBe(5_000);
    queue.show({ tone: 'info', text: '正在打包', timeoutMs: 9_000 });
    expect(queue.source.visibleToasts.map((one) => one.timeout)).toContain(9_000);
  });

  test('shows the same message once', () => {
    const queue = createToastQueue();
    queue.show({ tone: 'danger', text: '网络已断开' });
    queue.show({ tone: 'danger', text: '网络已断开' });
    expect(queue.source.visibleToasts).toHaveLength(1);
  });

  test('shows three at most and the rest after them', () => {
    const queue = createToastQueue();
    const close = ['一', '二', '三', '四'].map((text) => queue.show({ tone: 'info', text }));
    expect(queue.source.visibleToasts).toHaveLength(3);
    const seen = () => queue.source.visibleToasts.map((one) => one.content.text);
    expect(seen()).not.toContain('一');
    for (const take of close.slice(1)) take();
    expect(seen()).toEqual(['一']);
  });

  test('can be taken back, which is told', () => {
    const queue = createToastQueue();
    const onClose = vi.fn();
    queue.show({ tone: 'info', text: '已删除', onClose })();
    expect(queue.source.visibleToasts).toEqual([]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
