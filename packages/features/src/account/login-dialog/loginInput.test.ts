import { describe, expect, test } from 'vitest';
import { translator } from '../../i18n/messages.ts';
import { codeProblems, emptyLogin, type LoginProblems, passwordProblems, readCode, smsProblems } from './loginInput.ts';
import { loginDialogMessages } from './messages.ts';

const t = translator(loginDialogMessages);
const words = ({ phone, code, password, isAgreed }: LoginProblems) =>
  [phone, code, password, isAgreed].flatMap((key) => (key === undefined ? [] : [key === 'phoneInvalid' ? t(key, { area: '中国大陆' }) : t(key)]));
const filled = { ...emptyLogin, phone: '13800138000', code: '408193', password: 'x', isAgreed: true };

describe('产品原文，一字不差', () => {
  test.each([
    ['phoneRequired', '请输入手机号码'],
    ['codeRequired', '请输入短信验证码'],
    ['passwordRequired', '请输入密码'],
    ['agreementRequired', '请阅读并同意用户服务协议'],
    ['phoneRequiredForCode', '请输入手机号！'],
    ['done', '登录成功!'],
  ] as const)('%s', (key, text) => {
    expect(t(key)).toBe(text);
  });
});

test('短信登录，空提交：三条一起说', () => {
  expect(words(smsProblems(emptyLogin))).toEqual(['请输入手机号码', '请输入短信验证码', '请阅读并同意用户服务协议']);
});

test('密码登录，空提交：三条一起说', () => {
  expect(words(passwordProblems(emptyLogin))).toEqual(['请输入手机号码', '请输入密码', '请阅读并同意用户服务协议']);
});

test('没填号码就要验证码', () => {
  expect(words(codeProblems(emptyLogin))).toEqual(['请输入手机号！']);
  expect(codeProblems({ ...emptyLogin, phone: '138' })).toEqual({ phone: 'phoneInvalid' });
});

test('填好了就没有问题', () => {
  expect(smsProblems(filled)).toEqual({});
  expect(passwordProblems(filled)).toEqual({});
  expect(codeProblems(filled)).toEqual({});
});

test('验证码只留数字，最多 6 位', () => {
  expect(readCode('【芯页】验证码 408 193，')).toBe('408193');
  expect(readCode('４０８１９３')).toBe('408193');
  expect(readCode('40819355')).toBe('408193');
});
