import { expect, test } from 'vitest';
import { countryName } from './countryName.ts';

test.each([
  ['US', '美国'],
  ['CN', '中国'],
  ['TW', '中国台湾'],
  ['HK', '中国香港'],
  ['MO', '中国澳门'],
  ['FK', '福克兰群岛（马尔维纳斯群岛）'],
  [null, null],
])('%s 是 %s', (country, name) => expect(countryName(country)).toBe(name));
