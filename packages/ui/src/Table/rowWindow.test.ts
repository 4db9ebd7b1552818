import { expect, test } from 'vitest';
import { drawnRanges, visibleRows } from './rowWindow.ts';

const viewport = { scrollTop: 0, height: 640, rowHeight: 32 };

test('只画视口附近的行', () => {
  const { from, to } = visibleRows({ ...viewport, scrollTop: 32 * 50_000 }, 100_000);
  expect(from).toBeLessThanOrEqual(50_000);
  expect(to).toBeGreaterThanOrEqual(50_020);
  expect(to - from).toBeLessThan(80);
});

test('滚动几像素不换窗口，少重画', () => {
  const at = (scrollTop: number) => visibleRows({ ...viewport, scrollTop }, 100_000);
  expect(at(32_000 + 10)).toEqual(at(32_000));
});

test('第一行与最后一行都画得到', () => {
  expect(visibleRows(viewport, 100_000).from).toBe(0);
  expect(visibleRows({ ...viewport, scrollTop: 32 * 100_000 }, 100_000).to).toBe(100_000);
});

test('列表变短后，停在末尾而不是空白', () => {
  const { from, to } = visibleRows({ ...viewport, scrollTop: 32 * 50_000 }, 30);
  expect(to).toBe(30);
  expect(from).toBeLessThanOrEqual(10);
});

test('有焦点的行滚出视口后仍然在', () => {
  const visible = { from: 100, to: 160 };
  expect(drawnRanges(visible, 3, 1000)).toEqual([{ from: 3, to: 4 }, visible]);
  expect(drawnRanges(visible, 900, 1000)).toEqual([visible, { from: 900, to: 901 }]);
  expect(drawnRanges(visible, 120, 1000)).toEqual([visible]);
  expect(drawnRanges(visible, 2000, 1000)).toEqual([visible]);
});
