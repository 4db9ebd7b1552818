import { expect, it } from 'vitest';
import { parseCookies } from './cookies.ts';

it('reads names, decodes values and survives anything else', () => {
  expect({ ...parseCookies('a=1; nickName=%E6%9E%97; bad=%E0%A4; =x; y; a=2; __proto__=z') }).toEqual({
    a: '1',
    nickName: '林',
    bad: '%E0%A4',
    ['__proto__']: 'z',
  });
  expect({ ...parseCookies(undefined) }).toEqual({});
});
