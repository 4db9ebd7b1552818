import { expect, test } from 'vitest';
import { accountHref } from './accountHref.ts';

test.each([
  [{}, false, '/register'],
  [{ fromswb: 'blog' }, false, '/register?fromswb=blog'],
  [{ fromswb: 'blog', shareCode: 'A1b2C3' }, false, '/register?fromswb=blog&shareCode=A1b2C3'],
  [{ fromswb: null, shareCode: 'A1b2C3' }, true, '/register?isForget=true&shareCode=A1b2C3'],
  [{ fromswb: 'https://blog.example.com/?a=1&b=2' }, true, '/register?isForget=true&fromswb=https%3A%2F%2Fblog.example.com%2F%3Fa%3D1%26b%3D2'],
])('注册与忘记密码的链接带着来源和邀请码：%o', (params, isForget, href) => {
  expect(accountHref('/register', params, isForget)).toBe(href);
});
