import { describe, expect, test } from 'vitest';
import { defineMessages, overrideMessages, overrideProblems, translator } from './messages.ts';

const messages = defineMessages('sample', {
  title: '登录{site}',
  resendIn: '{seconds} 秒后重发',
  agree: '同意{terms}和{privacy}',
  send: '获取验证码',
});

describe('文案', () => {
  const t = translator(messages);

  test('占位符由类型要求，并按值填入', () => {
    expect(t('resendIn', { seconds: 58 })).toBe('58 秒后重发');
    expect(t('send')).toBe('获取验证码');
    // @ts-expect-error -- a text with a placeholder needs its value
    expect(() => t('resendIn')).toThrow('{seconds}');
    // @ts-expect-error -- the value must be the one the text names
    expect(() => t('resendIn', { minutes: 1 })).toThrow('{seconds}');
    // @ts-expect-error -- a key that does not exist
    expect(() => t('resend')).toThrow('no message "sample.resend"');
  });

  test('句中的链接按阅读顺序给出', () => {
    expect(t.parts('agree', { terms: 1, privacy: 2 })).toEqual(['同意', 1, '和', 2]);
  });

  test('站点只改自己不同的词', () => {
    const own = translator(messages, overrideMessages(messages, { title: '登录 {site} 商城' }));
    expect(own('title', { site: 'Acme' })).toBe('登录 Acme 商城');
    expect(own('send')).toBe('获取验证码');
  });

  test('不认识的键和少了的占位符都会报错，并说出怎么改', () => {
    // @ts-expect-error -- unknown key
    expect(() => translator(messages, overrideMessages(messages, { titel: '登录' }))).toThrow('Unknown message "sample.titel"');
    // @ts-expect-error -- the placeholder was forgotten
    expect(() => translator(messages, overrideMessages(messages, { resendIn: '稍后重发' }))).toThrow('{seconds}');
    expect(overrideProblems(messages, { resendIn: '{seconds} 秒' })).toEqual([]);
  });
});
