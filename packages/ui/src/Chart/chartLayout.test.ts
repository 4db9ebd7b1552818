import { expect, test } from 'vitest';
import { chartLayout, labelEvery } from './chartLayout.ts';

const days = ['一', '二', '三', '四'];

test('柱从零画起，长度与数成正比', () => {
  const { bars, y, ticks } = chartLayout('bar', days, [{ name: '销量', values: [100, 50, null, 0] }]);
  expect(y(0)).toBe(100);
  expect(ticks[0]).toEqual({ value: 0, y: 100 });
  expect(bars[0]?.map((bar) => bar && bar.height)).toEqual([100, 50, null, 0]);
});

test('负数的柱在零线之下', () => {
  const { bars, y } = chartLayout('bar', days.slice(0, 2), [{ name: '库存变化', values: [40, -40] }]);
  const [up, down] = bars[0] ?? [];
  expect(up?.y).toBe(y(40));
  expect(up!.y + up!.height).toBeCloseTo(y(0));
  expect(down?.y).toBe(y(0));
});

test('同一类的柱并排，不重叠，也不越出自己那一格', () => {
  const { bars, centers } = chartLayout('bar', days, [
    { name: '甲', values: [1, 2, 3, 4] },
    { name: '乙', values: [4, 3, 2, 1] },
  ]);
  for (const index of days.keys()) {
    const [first, second] = [bars[0]![index]!, bars[1]![index]!];
    expect(first.x + first.width).toBeLessThan(second.x);
    expect((first.x + second.x + second.width) / 2).toBeCloseTo(centers[index]!, 1);
  }
});

test('不知道的那天，线断开，不落到零', () => {
  const { paths } = chartLayout('line', days, [{ name: '单价', values: [6.8, null, 6.4, 6.5] }]);
  expect(paths[0]?.match(/M/g)).toHaveLength(2);
});

test('全都一样高的线画在中间', () => {
  const { y } = chartLayout('line', days, [{ name: '单价', values: [6.8, 6.8, 6.8, 6.8] }]);
  expect(y(6.8)).toBeGreaterThan(20);
  expect(y(6.8)).toBeLessThan(80);
});

test('全是零的柱有一格高的刻度，不是除以零', () => {
  const { bars, ticks } = chartLayout('bar', days, [{ name: '销量', values: [0, 0, 0, 0] }]);
  expect(bars[0]?.every((bar) => bar?.height === 0)).toBe(true);
  expect(ticks.length).toBeGreaterThan(1);
  expect(ticks.every((tick) => Number.isFinite(tick.y))).toBe(true);
});

test('横轴的字不挤：三十天隔五天写一个', () => {
  expect(labelEvery(30, 6)).toBe(5);
  expect(labelEvery(4, 6)).toBe(1);
});
