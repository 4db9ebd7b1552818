// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { drafts, forgetDrafts } from './drafts.ts';

const logIn = (id: number) => localStorage.setItem('loginInfo', JSON.stringify({ id, nickName: '林工', avatar: null, token: `t${id}` }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('登录结束以后接着写的，重新登录还在，别人登录就没有', () => {
  logIn(7);
  drafts.setItem('comment:1', '封装');
  localStorage.clear();
  drafts.setItem('comment:1', '封装标错');
  drafts.setItem('comment:2', '另一句');
  expect(drafts.getItem('comment:1')).toBeNull();
  logIn(7);
  expect([drafts.getItem('comment:1'), drafts.getItem('comment:2')]).toEqual(['封装标错', '另一句']);
  logIn(8);
  expect(drafts.getItem('comment:1')).toBeNull();
});

test('同一个会员重新登录后还在，别的会员看不到，退出登录就没有了', () => {
  logIn(7);
  drafts.setItem('comment:1', '封装标错');
  localStorage.clear();
  expect(drafts.getItem('comment:1')).toBeNull();
  logIn(7);
  expect(drafts.getItem('comment:1')).toBe('封装标错');
  localStorage.clear();
  logIn(8);
  expect(drafts.getItem('comment:1')).toBeNull();
  drafts.setItem('comment:2', '另一句');
  logIn(7);
  expect(drafts.getItem('comment:1')).toBeNull();
  forgetDrafts();
  expect(sessionStorage).toHaveLength(0);
});
