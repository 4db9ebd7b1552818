import { expect, test } from 'vitest';
import { capitalsOf } from './capitals.ts';

test.each([
  ['123.45', '壹佰贰拾叁元肆角伍分'],
  ['0', '零元整'],
  ['0.00', '零元整'],
  ['-0.00', '零元整'],
  ['1', '壹元整'],
  ['10.00', '壹拾元整'],
  ['100', '壹佰元整'],
  ['0.10', '壹角整'],
  ['0.05', '伍分'],
  ['0.45', '肆角伍分'],
  ['1.50', '壹元伍角整'],
  ['1.5', '壹元伍角整'],
  // Examples of the rule itself.
  ['1409.50', '壹仟肆佰零玖元伍角整'],
  ['6007.14', '陆仟零柒元壹角肆分'],
  ['1680.32', '壹仟陆佰捌拾元叁角贰分'],
  ['107000.53', '壹拾万柒仟元伍角叁分'],
  ['16409.02', '壹万陆仟肆佰零玖元零贰分'],
  ['325.04', '叁佰贰拾伍元零肆分'],
  ['20.08', '贰拾元零捌分'],
  ['1001.00', '壹仟零壹元整'],
  ['10010', '壹万零壹拾元整'],
  ['100100', '壹拾万零壹佰元整'],
  ['1000000.01', '壹佰万元零壹分'],
  ['10020003', '壹仟零贰万零叁元整'],
  ['100000000', '壹亿元整'],
  ['100000001.10', '壹亿零壹元壹角整'],
  ['100010000', '壹亿零壹万元整'],
  ['110000000', '壹亿壹仟万元整'],
  ['999999999.99', '玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
  ['1000000000000', '壹万亿元整'],
  ['1234500000000', '壹万贰仟叁佰肆拾伍亿元整'],
  ['1000000000001', '壹万亿零壹元整'],
  ['-14.70', '负壹拾肆元柒角整'],
  ['0001.00', '壹元整'],
  ['12.340000', '壹拾贰元叁角肆分'],
])('%s → %s', (value, capitals) => expect(capitalsOf(value)).toBe(capitals));

test.each(['', '1e5', 'NaN', '1,000', '0.008', '12345678901234567', '１２'])('%s 写不成以分为止的大写金额', (value) => expect(capitalsOf(value)).toBe(''));

test('不经过浮点数，一分不差', () => {
  expect(capitalsOf('9007199254740993.07')).toBe('玖仟零柒万壹仟玖佰玖拾贰亿伍仟肆佰柒拾肆万零玖佰玖拾叁元零柒分');
});

// Reads the words back by their own grammar, not by the way they were made.
const units: Readonly<Record<string, bigint>> = { 仟: 1000n, 佰: 100n, 拾: 10n, '': 1n };
const digitOf = (sign: string) => BigInt('零壹贰叁肆伍陆柒捌玖'.indexOf(sign));
const four = (part: string) =>
  [...part.matchAll(/([壹贰叁肆伍陆柒捌玖])([拾佰仟]?)/g)].reduce((sum, [, digit = '', unit = '']) => sum + digitOf(digit) * units[unit]!, 0n);
const parted = (part: string, unit: string) => (part.includes(unit) ? part.split(unit) : ['', part]) as [string, string];
const eight = (part: string) => {
  const [high, low] = parted(part, '万');
  return four(high) * 10_000n + four(low);
};
function readBack(text: string): bigint {
  const [, yuan = '', jiao = '零', fen = '零'] = /^(?:(.+?)元)?零?(?:(.)角)?(?:(.)分)?整?$/.exec(text) ?? [];
  const [high, low] = parted(yuan, '亿');
  return (eight(high) * 100_000_000n + eight(low)) * 100n + digitOf(jiao) * 10n + digitOf(fen);
}

test('一万个金额写成大写，再读回来一样', () => {
  let seed = 20_261_122n;
  for (let round = 0; round < 10_000; round += 1) {
    seed = (seed * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    // Few digits that are not zero, so that the gaps are met; every length.
    const digits = String(seed)
      .replaceAll(/[4-9]/g, '0')
      .slice(-1 - (round % 18))
      .replace(/^0+/, '');
    const cents = BigInt(digits === '' ? 0 : digits);
    const value = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
    expect(readBack(capitalsOf(value)), value).toBe(cents);
  }
});
