import { expect, test } from 'vitest';
import { groupAreaPhone, readAreaPhone } from './areaPhone.ts';

const regions = [
  { code: '+86', digits: 11, groups: [3, 4, 4] },
  { code: '+852', digits: 8, groups: [4, 4] },
  { code: '+886', digits: 10, groups: [4, 3, 3] },
] as const;

test.each([
  ['138-1234 5678', '+86', '+86', '13812345678'],
  ['0086 13812345678', '+86', '+86', '13812345678'],
  ['8613812345678', '+86', '+86', '13812345678'],
  ['１３８１２３４５６７８', '+86', '+86', '13812345678'],
  ['138123456789999', '+86', '+86', '13812345678'],
  ['+852 5123 4567', '+86', '+852', '51234567'],
  ['+886-912-345-678', '+852', '+886', '912345678'],
  ['13812345678', '+852', '+852', '13812345678'],
  ['', '+86', '+86', ''],
] as const)('粘贴 %s（%s）→ %s %s', (pasted, before, areaCode, phone) => {
  expect(readAreaPhone(pasted, before, regions)).toEqual({ areaCode, phone });
});

test('号码按读法分组，多出来的照样看得见', () => {
  expect(groupAreaPhone({ areaCode: '+86', phone: '13800138000' }, regions)).toBe('138 0013 8000');
  expect(groupAreaPhone({ areaCode: '+852', phone: '512345' }, regions)).toBe('5123 45');
  expect(groupAreaPhone({ areaCode: '+852', phone: '13800138000' }, regions)).toBe('1380 0138 000');
});
