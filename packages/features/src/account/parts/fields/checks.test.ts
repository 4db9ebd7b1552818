import { expect, test } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { codeProblem, emailProblem, newPasswordProblem, phoneProblemForCode } from './checks.ts';
import { accountFieldsMessages } from './messages.ts';
import { passwordStrength } from './passwordStrength.ts';

const t = translator(accountFieldsMessages);

test.each([
  ['', '请输入密码'],
  ['1234567', '密码至少8位'],
  ['12345678', undefined],
  // 64 signs of any kind are a password; each of these emoji is one sign and two code units.
  ['芯片🔒🔑'.repeat(16), undefined],
  ['长'.repeat(128), undefined],
  ['长'.repeat(129), '密码最多 128 个字符'],
])('新密码 %s → %s', (password, problem) => {
  expect(newPasswordProblem(t, password)).toBe(problem);
});

test.each([
  ['', '请输入电子邮箱'],
  ['lin@example', '电子邮箱不正确，应为 name@example.com 的样子'],
  ['lin example@x.com', '电子邮箱不正确，应为 name@example.com 的样子'],
  [' lin@example.com ', undefined],
  ['采购@例子.公司', undefined],
])('邮箱 %s → %s', (email, problem) => {
  expect(emailProblem(t, email)).toBe(problem);
});

test('邮件验证码有自己的话', () => {
  expect(codeProblem(t, '', 'mail')).toBe('请输入邮件验证码');
  expect(codeProblem(t, '12345')).toBe('请输入 6 位数字的验证码');
});

test.each([
  ['12345678', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['Lqfp48', 'weak'],
  ['stm32f103', 'weak'],
  ['Qfn32-reel', 'fair'],
  ['Q1-LQFP48-pitch0.5', 'strong'],
  ['晨光照在老电路板上面真好看', 'fair'],
] as const)('密码 %s 的强度：%s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test.each([
  ['', '请输入手机号！'],
  ['138', '手机号码不正确，请核对中国大陆的号码'],
  ['13800138000', undefined],
])('要验证码时手机号“%s”', (phone, problem) => {
  expect(phoneProblemForCode(t, phone, '+86')).toBe(problem);
});
