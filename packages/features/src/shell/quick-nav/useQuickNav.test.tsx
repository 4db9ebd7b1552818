// @vitest-environment jsdom
import type { SavedNavigation, OwnNavigation } from '@chippage/api/types';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type QuickNavOptions, useQuickNav } from './useQuickNav.ts';

const link = (name: string) => ({ name, url: `https://${name}.example.com/`, image: null });
const initial = { common: [link('site')], agent: [], brand: [] };
const stored = () => JSON.parse(localStorage.getItem('navigationJson') ?? 'null') as OwnNavigation | null;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z') });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const use = (options: Partial<QuickNavOptions> = {}) =>
  renderHook((props: Partial<QuickNavOptions>) => useQuickNav({ storage: localStorage, initial, member: null, ...props }), { initialProps: options });

test('没有改过：站点自己的列表，什么也不存', () => {
  const { result } = use();
  expect(result.current.lists.common).toEqual([link('site')]);
  expect(result.current.opensInNewTab).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('访客的改动存在本机，刷新后还在', () => {
  const { result, unmount } = use();
  act(() => result.current.onListChange('common', [link('b'), link('a')]));
  act(() => result.current.onOpensInNewTabChange(true));
  expect(stored()).toEqual({ common: [link('b'), link('a')], agent: [], brand: [] });
  expect(localStorage.getItem('tabOpenStatus')).toBe('1');
  unmount();
  const again = use().result;
  expect(again.current.lists.common).toEqual([link('b'), link('a')]);
  expect(again.current.opensInNewTab).toBe(true);
});

test('恢复默认：回到站点的列表', () => {
  const { result } = use();
  act(() => result.current.onListChange('common', []));
  act(() => result.current.onRestore('common'));
  expect(result.current.lists.common).toEqual([link('site')]);
});

test('撤销用的是改动之前拿到的函数：仍然放回原来的列表，别的列表的改动不丢', () => {
  const { result } = use();
  act(() => result.current.onListChange('common', [link('a'), link('b')]));
  const before = result.current;
  act(() => result.current.onListChange('common', [link('b')]));
  act(() => result.current.onListChange('agent', [link('c')]));
  act(() => before.onListChange('common', [link('a'), link('b')]));
  expect(result.current.lists).toMatchObject({ common: [link('a'), link('b')], agent: [link('c')] });
  expect(stored()?.common).toEqual([link('a'), link('b')]);
});

test('另一个标签页的改动也算数', () => {
  const { result } = use();
  act(() => {
    localStorage.setItem('navigationJson', JSON.stringify({ common: [link('other')], agent: [], brand: [] }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'navigationJson' }));
  });
  expect(result.current.lists.common).toEqual([link('other')]);
});

test('登录后存到账号：连续的改动只存一次；存过就不再重存', async () => {
  const onSave = vi.fn((navigation: OwnNavigation): Promise<SavedNavigation> => Promise.resolve({ navigation, updateTime: '2026-11-21T08:00:01Z' }));
  const kept: SavedNavigation = { navigation: null, updateTime: null };
  const { result, rerender } = use({ member: { id: 1, kept }, onSave });
  expect(result.current.isSynced).toBe(true);
  act(() => result.current.onListChange('common', [link('a')]));
  act(() => result.current.onListChange('common', [link('a'), link('b')]));
  expect(onSave).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(onSave).toHaveBeenCalledWith({ common: [link('a'), link('b')], agent: [], brand: [], tabOpenStatus: 0 });
  // The server's answer comes back as what is kept.
  rerender({
    member: {
      id: 1,
      kept: { navigation: { ...initial, common: [link('a'), link('b')], agent: [], brand: [], tabOpenStatus: 0 }, updateTime: '2026-11-21T08:00:01Z' },
    },
    onSave,
  });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('登录时本机与账号各有改动：都留下，并存回账号', async () => {
  const visitor = use();
  act(() => visitor.result.current.onListChange('common', [link('mine')]));
  visitor.unmount();
  const onSave = vi.fn((navigation: OwnNavigation): Promise<SavedNavigation> => Promise.resolve({ navigation, updateTime: '2026-11-21T09:00:00Z' }));
  const kept: SavedNavigation = { navigation: { common: [link('account')], agent: [], brand: [], tabOpenStatus: 1 }, updateTime: '2026-11-20T08:00:00Z' };
  const { result } = use({ member: { id: 1, kept }, onSave });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current.lists.common).toEqual([link('mine'), link('account')]);
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('账号没能存上：本机留着，下次登录再存', async () => {
  const refuse = vi.fn(() => Promise.reject(new Error('offline')));
  const member = { id: 1, kept: { navigation: null, updateTime: null } };
  const first = use({ member, onSave: refuse });
  act(() => first.result.current.onListChange('common', [link('a')]));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(refuse).toHaveBeenCalledTimes(1);
  first.unmount();
  const onSave = vi.fn((navigation: OwnNavigation): Promise<SavedNavigation> => Promise.resolve({ navigation, updateTime: '2026-11-21T09:00:00Z' }));
  use({ member: { ...member }, onSave });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(onSave).toHaveBeenCalledWith({ common: [link('a')], agent: [], brand: [], tabOpenStatus: 0 });
});

test('存的途中又改：后来的改动照样存，删掉的不会回来', async () => {
  let answer: (kept: SavedNavigation) => void = () => undefined;
  const onSave = vi.fn<(navigation: OwnNavigation) => Promise<SavedNavigation>>(() => new Promise((resolve) => (answer = resolve)));
  const { result, rerender } = use({ member: { id: 1, kept: { navigation: null, updateTime: null } }, onSave });
  act(() => result.current.onListChange('common', [link('a'), link('b')]));
  await act(() => vi.advanceTimersByTimeAsync(700));
  act(() => result.current.onListChange('common', [link('b')]));
  const sent: OwnNavigation = { common: [link('a'), link('b')], agent: [], brand: [], tabOpenStatus: 0 };
  await act(async () => answer({ navigation: sent, updateTime: '2026-11-21T08:00:02Z' }));
  rerender({ member: { id: 1, kept: { navigation: sent, updateTime: '2026-11-21T08:00:02Z' } }, onSave });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(result.current.lists.common).toEqual([link('b')]);
  expect(onSave).toHaveBeenLastCalledWith({ common: [link('b')], agent: [], brand: [], tabOpenStatus: 0 });
});
