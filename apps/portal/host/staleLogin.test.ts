// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { staleLoginScript } from './staleLogin.ts';

const names = ['token', 'userId', 'avatar', 'nickName'];
const reload = vi.fn<() => void>();

function run(): string[] {
  // The script is text for a browser; here it gets a location whose reload can be counted.
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is what is tested
  new Function('location', staleLoginScript('example.com'))({ reload });
  return document.cookie.split('; ').filter((one) => one !== '');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  reload.mockClear();
  for (const name of [...names, 'uuid', 'theme']) document.cookie = `${name}=x; Path=/`;
});

it('只有 Cookie 没有 loginInfo：清掉登录的 Cookie，重新打开一次，别的 Cookie 不动', () => {
  expect(run().toSorted()).toEqual(['theme=x', 'uuid=x']);
  expect(reload).toHaveBeenCalledOnce();
  expect(document.documentElement.style.visibility).toBe('hidden');
});
it('清不掉时不会一直重新打开', () => {
  run();
  document.cookie = 'token=x; Path=/';
  run();
  expect(reload).toHaveBeenCalledOnce();
});
it('Cookie 已经清掉，页面还是按它画的：再打开，最多三次', () => {
  for (let times = 0; times < 5; times += 1) run();
  expect(reload).toHaveBeenCalledTimes(3);
});
it('正常登录什么也不做', () => {
  localStorage.setItem('loginInfo', '{"id":7,"token":"x"}');
  expect(run()).toHaveLength(6);
  expect(reload).not.toHaveBeenCalled();
});
it('是一段不会结束脚本元素的文字', () => expect(staleLoginScript('</script>')).not.toContain('</script'));
