import type { SavedNavigation, OwnLink, OwnNavigation } from '@chippage/api/types';
import { expect, test } from 'vitest';
import { isWebAddress, mergeNavigation, neverSynced, QUICK_NAV_LIMIT } from './ownNavigation.ts';

const link = (name: string): OwnLink => ({ name, url: `https://${name}.example.com/`, image: null });
const navigation = (names: string[], tabOpenStatus = 0): OwnNavigation => ({ common: names.map(link), agent: [], brand: [], tabOpenStatus });
const kept = (names: string[] | null, updateTime: string | null): SavedNavigation => ({ navigation: names && navigation(names, 1), updateTime });
const names = ({ common }: OwnNavigation) => common.map(({ name }) => name);

const at = '2026-11-21T08:00:00.000Z';
const later = '2026-11-21T09:00:00.000Z';
const before = (time: string) => Date.parse(time) - 1_000;
const after = (time: string) => Date.parse(time) + 1_000;

test('本机没有改过：用账号里的', () => {
  expect(mergeNavigation(null, neverSynced, kept(['a'], at), 1)).toEqual({ navigation: navigation(['a'], 1), mustSave: false });
  expect(mergeNavigation(null, neverSynced, kept(null, null), 1)).toEqual({ navigation: null, mustSave: false });
});

test('账号里没有：本机的存到账号', () => {
  const own = navigation(['a']);
  expect(mergeNavigation(own, { ...neverSynced, changedAt: 5 }, kept(null, null), 1)).toEqual({ navigation: own, mustSave: true });
});

test('上次同步后只有本机改过：本机的算数，删掉的不会回来', () => {
  const own = navigation(['b']);
  const merged = mergeNavigation(own, { changedAt: after(at), syncedAt: at, memberId: 1 }, kept(['a', 'b'], at), 1);
  expect(merged).toEqual({ navigation: own, mustSave: true });
});

test('上次同步后只有账号改过：账号的算数', () => {
  const merged = mergeNavigation(navigation(['a', 'b']), { changedAt: null, syncedAt: at, memberId: 1 }, kept(['b'], later), 1);
  expect(merged).toEqual({ navigation: navigation(['b'], 1), mustSave: false });
});

test('两边都改过：新的在前，旧的里独有的接在后面，一个不丢', () => {
  const own = navigation(['a', 'x']);
  const sync = { syncedAt: at, memberId: 1 };
  const newerHere = mergeNavigation(own, { ...sync, changedAt: after(later) }, kept(['a', 'y'], later), 1);
  expect(newerHere.navigation && names(newerHere.navigation)).toEqual(['a', 'x', 'y']);
  expect(newerHere.navigation?.tabOpenStatus).toBe(0);
  const newerThere = mergeNavigation(own, { ...sync, changedAt: before(later) }, kept(['a', 'y'], later), 1);
  expect(newerThere.navigation && names(newerThere.navigation)).toEqual(['a', 'y', 'x']);
  expect(newerThere.navigation?.tabOpenStatus).toBe(1);
  expect(newerThere.mustSave).toBe(true);
});

test('旧版页面存下的、没有同步记录的，也不丢', () => {
  const merged = mergeNavigation(navigation(['old']), neverSynced, kept(['a'], at), 1);
  expect(merged.navigation && names(merged.navigation)).toEqual(['a', 'old']);
});

test('别人在这台设备上留下的，不混进自己的账号', () => {
  const sync = { changedAt: after(later), syncedAt: at, memberId: 2 };
  expect(mergeNavigation(navigation(['others']), sync, kept(['mine'], at), 1)).toEqual({ navigation: navigation(['mine'], 1), mustSave: false });
});

test('合起来也不超过 24 个', () => {
  const many = (prefix: string) => Array.from({ length: 20 }, (_, index) => `${prefix}${index}`);
  const { navigation: merged } = mergeNavigation(navigation(many('a')), { changedAt: after(later), syncedAt: null, memberId: null }, kept(many('b'), later), 1);
  expect(merged?.common).toHaveLength(QUICK_NAV_LIMIT);
});

test.each([
  ['https://www.example.com/', true],
  ['HTTP://example.com', true],
  ['http://[::1]:8080/a', true],
  ['erp.example.com/parts', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://a b', false],
  ['data:text/html,x', false],
])('只打开 http 和 https：%s', (url, expected) => {
  expect(isWebAddress(url)).toBe(expected);
});
