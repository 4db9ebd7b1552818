import { expect, it } from 'vitest';
import { roleOf, rolesBelow } from './roles.rules.ts';

const none = { author: false, enterprise: false, merchant: false, operator: false };

it.each([
  ['什么也不是', none, 'member'],
  ['作者', { ...none, author: true }, 'author'],
  ['作者，企业', { ...none, author: true, enterprise: true }, 'enterprise'],
  ['作者，商家', { ...none, author: true, merchant: true }, 'merchant'],
  ['企业，商家', { ...none, enterprise: true, merchant: true }, 'merchant'],
  ['商家，运营', { ...none, merchant: true, operator: true }, 'operator'],
])('%s', (_what, held, role) => expect(roleOf(held)).toBe(role));

it('新的身份只代替低的', () => expect([rolesBelow('author'), rolesBelow('merchant')]).toEqual([['member'], ['member', 'author', 'enterprise']]));
