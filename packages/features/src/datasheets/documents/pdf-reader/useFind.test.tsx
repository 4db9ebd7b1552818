// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PdfSource } from './pdfSource.ts';
import { useFind } from './useFind.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function look(pageText: PdfSource['pageText']) {
  const source = { pageCount: 3, pageText } as PdfSource;
  const onArrive = vi.fn();
  return { onArrive, ...renderHook(() => useFind(source, { page: 1, find: '引脚' }, 2, onArrive, vi.fn())) };
}
const rest = () => act(() => vi.advanceTimersByTimeAsync(200));

test('读不到的页数得出来，其余的照样找；再找一次，停在读着的那一页', async () => {
  let isDown = true;
  const { result, onArrive } = look(async (page) => {
    if (page > 1 && isDown) throw new Error('no network');
    return [`第 ${page} 页的引脚`];
  });
  await rest();
  expect(result.current).toMatchObject({ unread: 2, isSearching: false });
  expect(result.current.hits.map(({ page }) => page)).toEqual([1]);
  isDown = false;
  onArrive.mockClear();
  act(() => result.current.again());
  await rest();
  expect(result.current.unread).toBe(0);
  expect(result.current.hits.map(({ page }) => page)).toEqual([1, 2, 3]);
  expect(onArrive.mock.calls).toEqual([[2]]);
});

test('找的时候文件关了：不出没人接的错，也不再往下读', async () => {
  let fail: (error: Error) => void = () => undefined;
  const pageText = vi.fn(() => new Promise<string[]>((_, reject) => (fail = reject)));
  const { unmount } = look(pageText);
  await rest();
  unmount();
  fail(new Error('Transport destroyed'));
  await vi.advanceTimersByTimeAsync(200);
  expect(pageText).toHaveBeenCalledOnce();
});
