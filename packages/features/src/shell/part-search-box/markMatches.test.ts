import { expect, test } from 'vitest';
import { markMatches } from './markMatches.ts';

const shown = (text: string, typed: string) =>
  markMatches(text, typed)
    .map((run) => (run.isMatch ? `[${run.text}]` : run.text))
    .join('');

test.each([
  ['STM32F103C8T6', 'f103', 'STM32[F103]C8T6'],
  ['STM32F103C8T6', 'stm32', '[STM32]F103C8T6'],
  ['SN65HVD230-DR', 'hvd230dr', 'SN65[HVD230-DR]'],
  ['AMS1117-3.3', '1117 3.3', 'AMS[1117-3.3]'],
  ['意法半导体', '半导体', '意法[半导体]'],
  ['LM358', 'NE555', 'LM358'],
  ['LM358', '', 'LM358'],
  ['LM358', '-', 'LM358'],
  ['straße', 'e', 'straß[e]'],
])('%s 中输入 %s', (text, typed, result) => {
  expect(shown(text, typed)).toBe(result);
});

test('拼回去还是原文', () => {
  for (const text of ['a😀b', 'İstanbul', '①②'])
    expect(
      markMatches(text, 'b')
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
});
