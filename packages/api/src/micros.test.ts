import { expect, test } from 'vitest';
import { microsOf } from './micros.ts';

test.each([
  ['0.008087', 8_087n],
  ['6.85', 6_850_000n],
  ['-12', -12_000_000n],
  ['999999999999999.999999', 999_999_999_999_999_999_999n],
])('%s 是 %s 百万分之一', (text, micros) => expect(microsOf(text)).toBe(micros));

test.each(['', '1e3', '1.', '.5', '1,000', '0.0000001', ' 1', '很多'])('“%s”不是金额', (text) => expect(microsOf(text)).toBeNull());
