import { expect, it } from 'vitest';
import { idFrom } from './missing.ts';

it.each([
  ['1', 1],
  ['9007199254740991', 9007199254740991],
])('reads %s', (text, id) => expect(idFrom(text)).toBe(id));
it.each(['', '0', '-1', '1.5', '1e3', '9007199254740993', ' 1', 'x', '１', undefined])('refuses %j as a page that does not exist', (text) => {
  expect(() => idFrom(text)).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
