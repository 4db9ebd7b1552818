import { expect, test } from 'vitest';
import { groupPhone, isPhone, readPhone, wirePhone } from './phone.ts';

test.each([
  ['138-1234 5678', '+86', '13812345678'],
  ['+86 138 1234 5678', '+86', '13812345678'],
  ['0086 13812345678', '+86', '13812345678'],
  ['8613812345678', '+86', '13812345678'],
  ['１３８１２３４５６７８', '+86', '13812345678'],
  ['138123456789999', '+86', '13812345678'],
  ['+852 5123 4567', '+852', '51234567'],
  ['85251234567', '+852', '51234567'],
  ['+886-912-345-678', '+886', '912345678'],
  ['0912 345 678', '+886', '0912345678'],
  ['电话：13812345678', '+86', '13812345678'],
  ['', '+86', ''],
] as const)('粘贴 %s（%s）→ %s', (pasted, areaCode, digits) => {
  expect(readPhone(pasted, areaCode)).toEqual({ areaCode, digits });
});

test('粘贴别的地区的完整号码，区号跟着换', () => {
  expect(readPhone('+852 5123 4567', '+86')).toEqual({ areaCode: '+852', digits: '51234567' });
  expect(readPhone('00886 912 345 678', '+86')).toEqual({ areaCode: '+886', digits: '912345678' });
});

test('号码按读法分组', () => {
  expect(groupPhone('13800138000', '+86')).toBe('138 0013 8000');
  expect(groupPhone('51234567', '+852')).toBe('5123 4567');
  expect(groupPhone('1380', '+86')).toBe('138 0');
});

test.each([
  ['13800138000', '+86', true],
  ['12800138000', '+86', false],
  ['1380013800', '+86', false],
  ['51234567', '+852', true],
  ['11234567', '+852', false],
  ['912345678', '+886', true],
  ['0912345678', '+886', true],
  ['0212345678', '+886', false],
] as const)('号码规则 %s（%s）%s', (digits, areaCode, isValid) => {
  expect(isPhone(digits, areaCode)).toBe(isValid);
});

test('接口里的号码带区号', () => {
  expect(wirePhone('13800138000', '+86')).toBe('+86-13800138000');
  expect(wirePhone('0912345678', '+886')).toBe('+886-912345678');
});
