import { expect, test } from 'vitest';
import { splitMpn } from './splitMpn.ts';

test('长型号留住最后六位：封装、等级与包装都在那里', () => {
  expect(splitMpn('STM32F103C8T6TR')).toEqual(['STM32F103', 'C8T6TR']);
});

test('短型号不拆', () => {
  expect(splitMpn('LM358DR')).toEqual(['', 'LM358DR']);
  expect(splitMpn('')).toEqual(['', '']);
});

test('拆开再拼上，一个字也不少', () => {
  for (const value of ['GRM188R71H104KA93D', '𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡', 'a b c d e f g']) expect(splitMpn(value).join('')).toBe(value);
});
