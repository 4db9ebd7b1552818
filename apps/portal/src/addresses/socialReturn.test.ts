import { expect, it } from 'vitest';
import { readSocialReturn } from './socialReturn.ts';

const read = (search: string, operate: string | null) => readSocialReturn(new URLSearchParams(search), operate);

it.each([
  ['wxlogin', 'wx', false],
  ['qqlogin', 'qq', false],
  ['wxBound', 'wx', true],
  ['qqBound', 'qq', true],
] as const)('%s：带着 code 和 state 回来', (operate, provider, isBinding) => {
  expect(read('code=c1&state=s1', operate)).toEqual({ operate, provider, isBinding, code: 'c1', state: 's1' });
});
it('拒绝授权时只有 state', () => expect(read('state=s1', 'wxlogin')).toMatchObject({ code: null, state: 's1' }));
it.each([
  ['code=c1&state=s1', null],
  ['code=c1&state=s1', ''],
  ['code=c1&state=s1', 'constructor'],
  ['code=c1&state=s1', 'WXLOGIN'],
  ['code=c1', 'wxlogin'],
  ['code=c1&state=', 'wxlogin'],
  ['', 'wxlogin'],
  ['keywords=MCU', 'qqBound'],
])('不是第三方登录的返回：%s，operate=%s', (search, operate) => expect(read(search, operate)).toBeNull());
