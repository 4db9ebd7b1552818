import { expect, test } from 'vitest';
import { switchMode } from './loginMode.ts';

test.each([
  ['sms', 'wechat', 'wechat'],
  ['wechat', 'wechat', 'sms'],
  ['sms', 'password', 'password'],
  ['password', 'password', 'sms'],
  ['password', 'wechat', 'wechat'],
] as const)('登录方式 %s，按 %s → %s', (mode, pressed, next) => {
  expect(switchMode(mode, pressed)).toBe(next);
});
