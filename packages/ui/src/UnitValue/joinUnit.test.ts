import { expect, test } from 'vitest';
import { gapBefore, printNumber } from './joinUnit.ts';

test.each(['V', 'kΩ', '°C', 'MHz', 'KB', 'µA', '%RH'])('单位 %s 前有窄空格', (unit) => expect(gapBefore(unit)).toBe('\u202f'));

test.each(['%', '‰', '°', '″', '件', '颗', '个'])('%s 紧跟数字', (unit) => expect(gapBefore(unit)).toBe(''));

test('数字分组，负号是真正的负号', () => {
  expect(printNumber(1_048_576)).toBe('1,048,576');
  expect(printNumber(-40)).toBe('\u221240');
  expect(printNumber(0.1 + 0.2)).toBe('0.3');
});

test('范围之类的文字原样', () => expect(printNumber(' 2.0 ~ 3.6 ')).toBe('2.0 ~ 3.6'));
