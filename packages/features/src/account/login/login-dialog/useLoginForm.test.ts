import { expect, test } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { accountFieldsMessages } from '../../parts/fields/messages.ts';
import { loginProblems } from './useLoginForm.ts';

const t = translator(accountFieldsMessages);
const emptyLogin = { areaCode: '+86', phone: '', code: '', password: '', isAgreed: false } as const;
const filled = { ...emptyLogin, phone: '13800138000', code: '408193', password: 'x', isAgreed: true };

test('短信登录，空提交：三条一起说，顺序与字段相同', () => {
  expect(Object.values(loginProblems(t, 'sms', emptyLogin))).toEqual(['请输入手机号码', '请输入短信验证码', '请阅读并同意用户服务协议']);
});

test('密码登录，空提交：三条一起说', () => {
  expect(Object.values(loginProblems(t, 'password', emptyLogin))).toEqual(['请输入手机号码', '请输入密码', '请阅读并同意用户服务协议']);
});

test('扫码只要勾选协议', () => {
  expect(loginProblems(t, 'wechat', emptyLogin)).toEqual({ isAgreed: '请阅读并同意用户服务协议' });
});

test.each(['sms', 'password', 'wechat'] as const)('%s 填好了就没有问题', (mode) => {
  expect(loginProblems(t, mode, filled)).toEqual({});
});
