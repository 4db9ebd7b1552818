import { expect, test } from 'vitest';
import { countryCodes } from './countryCodes.ts';
import { countryName } from './countryName.ts';

test('ISO 3166-1 的 249 个，各写一次，各有各的中文名', () => {
  expect([countryCodes.length, new Set(countryCodes).size]).toEqual([249, 249]);
  expect(countryCodes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  const names = countryCodes.map(countryName);
  expect(new Set(names).size).toBe(249);
  expect(countryCodes.filter((code, at) => names[at] === code)).toEqual([]);
});

test('不是国家或地区的代码不在里面：别名、废止的、组织和保留的', () => {
  expect(['UK', 'SU', 'DD', 'EU', 'UN', 'XK', 'ZZ', 'AC'].filter((code) => countryCodes.includes(code))).toEqual([]);
});
