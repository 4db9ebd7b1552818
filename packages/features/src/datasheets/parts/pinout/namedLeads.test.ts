import { expect, it } from 'vitest';
import { outlineOf } from '../package-drawing/outline.ts';
import { namedLeads } from './namedLeads.ts';

const names = (...all: string[]) => new Map(all.map((name, at) => [at + 1, name]));

it('左右的名称在编号外侧，两边留出最长的名称那么宽', () => {
  const { leads } = outlineOf('dual', 4);
  const { names: named, room } = namedLeads(leads, names('GND', 'IN', 'OUT', 'RESET'));
  expect(named.map(({ text, anchor, isTurned }) => [text, anchor, isTurned])).toEqual([
    ['GND', 'end', false],
    ['IN', 'end', false],
    ['OUT', 'start', false],
    ['RESET', 'start', false],
  ]);
  expect(named.every(({ x }, at) => (at < 2 ? x < (leads[at]?.label?.x ?? 0) : x > (leads[at]?.label?.x ?? 0)))).toBe(true);
  expect(room).toEqual({ x: 20, y: 0 });
});

it('上下的名称竖着写', () => {
  const { names: named, room } = namedLeads(outlineOf('tab', 4).leads, names('GND', 'VOUT', 'VIN', 'TAB'));
  expect(named.map(({ anchor, isTurned }) => [anchor, isTurned])).toEqual([...Array.from({ length: 3 }, () => ['end', true]), ['start', true]]);
  expect(room.x).toBe(0);
  expect(room.y).toBeGreaterThan(0);
});

it('太长的截短；没有编号的脚没有名称', () => {
  const { leads } = outlineOf('quad', 176);
  const { names: named } = namedLeads(leads, names('PC13-TAMPER-RTC'));
  expect(named[0]?.text).toBe('PC13-TAMP…');
  expect(named).toHaveLength(8);
});
