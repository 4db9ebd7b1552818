import { expect, it } from 'vitest';
import { limitOf } from './members.rules.ts';

it.each([
  ['buyer', '', null],
  ['buyer', '0', '0.00'],
  ['buyer', '5000', '5000.00'],
  ['approver', '12.5', '12.50'],
  ['seller', '5000', null],
  ['editor', '1', null],
] as const)('%s 填“%s”：限额是 %s', (role, written, kept) => expect(limitOf(role, written)).toBe(kept));
