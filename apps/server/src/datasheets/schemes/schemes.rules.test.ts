import { expect, it, test } from 'vitest';
import { piecesOf, type SchemePart, schemesOf, splitKey, suffixKindOf, suffixRulesOf } from './schemes.rules.ts';

let made = 0;
const part = (mpn: string, own: Partial<SchemePart> = {}): SchemePart => ({
  id: ++made,
  mpn,
  mpnKey: mpn.replaceAll(/[^A-Z\d]/g, ''),
  packageCase: null,
  pins: null,
  params: {},
  ...own,
});
const stm32 = [
  part('STM32F103C8T6', { pins: 48, packageCase: 'LQFP-48', params: { flashKB: 64 } }),
  part('STM32F103CBT6', { pins: 48, packageCase: 'LQFP-48', params: { flashKB: 128 } }),
  part('STM32F103R8T6', { pins: 64, packageCase: 'LQFP-64', params: { flashKB: 64 } }),
  part('STM32F103RBT6', { pins: 64, packageCase: 'LQFP-64', params: { flashKB: 128 } }),
  part('STM32F103RBT6TR', { pins: 64, packageCase: 'LQFP-64', params: { flashKB: 128 } }),
  part('STM32F103T8U6', { pins: 36, packageCase: 'QFN-36', params: { flashKB: 64 } }),
];
const names = new Map([['flashKB', { name: '程序存储器', unit: 'KB' }]]);
const brand = { brandId: 9, brandName: '意法半导体', names };

test.each([
  ['STM32F103C8T6', 'STM32F103', 'C8T6'],
  ['LM358DR', 'LM358', 'DR'],
  ['TPS62130ARGTR', 'TPS62130', 'ARGTR'],
  ['NE555', null, null],
  ['ABC', null, null],
])('%s 分成 %s 和 %s', (key, prefix, tail) => expect(splitKey(key)).toEqual(prefix === null ? null : { prefix, tail }));

it('一个位置的每个值只对一种事实，才说它决定什么；没有证据的不说', () => {
  const [scheme] = schemesOf(stm32, brand);
  expect(scheme).toMatchObject({ prefix: 'STM32F103', parts: 5 });
  expect(scheme?.positions.map(({ meaning }) => meaning)).toEqual(['引脚数', '程序存储器', null, null]);
  expect(scheme?.positions[0]?.values).toEqual([
    { value: 'C', means: '48', parts: 2 },
    { value: 'R', means: '64', parts: 2 },
    { value: 'T', means: '36', parts: 1 },
  ]);
});

it('互相矛盾、每个值只有一件、太少的，都看不出', () => {
  const odd = [...stm32.slice(0, 4), part('STM32F103C6T6', { pins: 64, packageCase: 'LQFP-48' })];
  expect(schemesOf(odd, brand)[0]?.positions[0]?.meaning).not.toBe('引脚数');
  const single = ['A', 'B', 'C', 'D'].map((end, at) => part(`LM100${end}`, { pins: at + 3 }));
  expect(schemesOf(single, brand)[0]?.positions[0]?.meaning).toBeNull();
  expect(schemesOf(stm32.slice(0, 3), brand)).toEqual([]);
});

it('后缀规则要目录里有一对、封装一样', () => {
  expect(suffixRulesOf(stm32)).toMatchObject([
    { suffix: 'TR', kind: 'packing', pairs: 1, examples: [{ mpn: 'STM32F103RBT6', suffixedMpn: 'STM32F103RBT6TR' }] },
  ]);
  expect(suffixRulesOf([part('LM358', { packageCase: 'DIP-8' }), part('LM358R', { packageCase: 'SOIC-8' })])).toEqual([]);
});

test.each([
  ['TR', 'packing'],
  ['NOPB', 'leadfree'],
  ['TRPBF', 'both'],
])('%s 是 %s', (suffix, kind) => expect(suffixKindOf(suffix)).toBe(kind));

it('一段一段地读；没见过的值不猜', () => {
  const schemes = schemesOf(stm32, brand);
  expect(piecesOf('STM32F103R8T6', schemes)).toEqual([
    { text: 'STM32F103', meaning: '系列', says: null },
    { text: 'R', meaning: '引脚数', says: '64' },
    { text: '8', meaning: '程序存储器', says: '64 KB' },
    { text: 'T', meaning: null, says: null },
    { text: '6', meaning: null, says: null },
  ]);
  expect(piecesOf('STM32F103Z8T6', schemes)[1]).toEqual({ text: 'Z', meaning: '引脚数', says: null });
  expect(piecesOf('LM358', schemes)).toEqual([]);
});
