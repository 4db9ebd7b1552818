import { expect, test } from 'vitest';
import { inShownUnit, shownUnit } from './shownUnit.ts';

test('容值、阻值用工程师的单位，改了再换回目录的单位', () => {
  expect(shownUnit('pF', 10_000_000, 10_000_000)).toEqual({ unit: 'µF', scale: 1e6 });
  expect(shownUnit('pF', 100, 1e7)).toEqual({ unit: 'pF', scale: 1 });
  expect(shownUnit('Ω', 4700, null)).toEqual({ unit: 'kΩ', scale: 1e3 });
  expect(shownUnit('V', 3300, null)).toEqual({ unit: 'V', scale: 1 });
  expect(shownUnit('pF', null, null)).toEqual({ unit: 'pF', scale: 1 });
  expect([inShownUnit(10_000_000, 1e6), inShownUnit(4700, 1e3), inShownUnit(null, 1)]).toEqual(['10', '4.7', '']);
});
