import { expect, it } from 'vitest';
import { pathOnly } from './webAddress.ts';

it.each([
  ['/datasheet/datasheetDetail/1?token=t1.abc#x', '/datasheet/datasheetDetail/1'],
  ['/im?token=a&uid=1', '/im'],
  ['https://example.com/about?code=1', '/about'],
  [`/a/${'x'.repeat(43)}/b`, '/a/*/b'],
  ['/datasheet/datasheetSearch/STM32F103C8T6', '/datasheet/datasheetSearch/STM32F103C8T6'],
  ['/#/token', '/'],
  ['javascript:alert(1)', ''],
  ['', ''],
])('%s 只留下 %s', (text, path) => expect(pathOnly(text)).toBe(path));
