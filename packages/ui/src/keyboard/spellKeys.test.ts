import { expect, test } from 'vitest';
import { nameOfRow, spellKeys } from './spellKeys.ts';

test('按键写成键帽上的样子', () => {
  expect(spellKeys('{ArrowDown}')).toEqual([['↓']]);
  expect(spellKeys('{Shift>}{Tab}{/Shift}')).toEqual([['Shift', 'Tab']]);
  expect(spellKeys(' ')).toEqual([['空格']]);
  expect(spellKeys('STM32{Enter}')).toEqual([['STM32'], ['Enter']]);
});

test('行的名字：按键、何时、做什么', () => {
  expect(nameOfRow({ keys: ['{Enter}', ' '], does: '打开', when: '焦点在按钮上' }, ' ')).toBe('空格（焦点在按钮上）：打开');
  expect(nameOfRow({ keys: '{End}{Enter}', does: '选最后一项' })).toBe('End Enter：选最后一项');
  expect(nameOfRow({ keys: 's', does: '到以它开头的一项', shown: '字母' })).toBe('字母：到以它开头的一项');
});
