import { expect, test } from 'vitest';
import { isCreditCode, readCreditCode } from './creditCode.ts';

test.each([
  ['91350100M000100Y43', true],
  ['914403001922038216', true],
  ['9144030071526726XG', true],
  // One sign wrong, two neighbours swapped, one sign that is not in the alphabet, too short.
  ['91350100M000100Y44', false],
  ['913501000M00100Y43', false],
  ['91350100M000100I43', false],
  ['91350100M000100Y4', false],
])('统一社会信用代码 %s：%s', (code, isRight) => {
  expect(isCreditCode(code)).toBe(isRight);
});

test('粘贴带空格、小写、全角的代码', () => {
  expect(readCreditCode('9135 0100 m000 100y 43')).toBe('91350100M000100Y43');
  expect(readCreditCode('９１３５０１００Ｍ０００１００Ｙ４３')).toBe('91350100M000100Y43');
});
