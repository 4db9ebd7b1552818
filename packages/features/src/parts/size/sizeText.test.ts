import { expect, test } from 'vitest';
import { sizeText } from './sizeText.ts';

test.each([
  [0, '0 B'],
  [52, '52 B'],
  [184_220, '184.2 kB'],
  [3_100_000, '3.1 MB'],
  [5_368_709_120, '5.4 GB'],
])('%i 字节是 %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
