import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { loginDialogAtom, openLoginAtom } from './loginDialogAtom.ts';
import { cartNumAtom, enterpriseStatusAtom, loginModalStatusAtom, loginTypeAtom, unReadDataAtom, unReadTotalAtom } from './sharedState.ts';

it('starts as a visitor knows nothing', () => {
  const store = createStore();
  expect([loginModalStatusAtom, loginTypeAtom, unReadTotalAtom, enterpriseStatusAtom, cartNumAtom].map((one) => store.get<unknown>(one))).toEqual([
    false,
    1,
    0,
    undefined,
    0,
  ]);
});
it('loginModalStatus 与登录框是同一个状态；关上就忘了要接着做的事', () => {
  const store = createStore();
  const intent = () => undefined;
  store.set(openLoginAtom, { reason: 'download', intent });
  expect(store.get(loginModalStatusAtom)).toBe(true);
  expect(store.get(loginDialogAtom).intent).toBe(intent);
  store.set(loginModalStatusAtom, false);
  expect(store.get(loginDialogAtom)).toMatchObject({ isOpen: false, intent: null });
});
it.each([
  [1, 'sms'],
  [2, 'wechat'],
  [3, 'password'],
] as const)('loginType %d 是 %s', (type, mode) => {
  const store = createStore();
  store.set(loginTypeAtom, type);
  expect(store.get(loginDialogAtom).mode).toBe(mode);
  expect(store.get(loginTypeAtom)).toBe(type);
});
it('两个未读数合成一个总数', () => {
  const store = createStore();
  store.set(unReadDataAtom, { notices: 3, messages: 4 });
  expect(store.get(unReadTotalAtom)).toBe(7);
});
