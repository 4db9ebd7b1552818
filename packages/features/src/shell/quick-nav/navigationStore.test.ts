import { expect, test } from 'vitest';
import { readNavigation, type NavigationStorage, writeNavigation } from './navigationStore.ts';
import { neverSynced } from './ownNavigation.ts';

function memory(entries: Record<string, string> = {}): NavigationStorage & { entries: Map<string, string> } {
  const kept = new Map(Object.entries(entries));
  return {
    entries: kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
const site = { common: [], agent: [], brand: [] };
const link = { name: '得捷', url: 'https://www.digikey.com/', image: null };

test('存下的正是规格里的两个键', () => {
  const storage = memory();
  writeNavigation(storage, { own: { common: [link], agent: [], brand: [], tabOpenStatus: 1 }, sync: neverSynced });
  expect(JSON.parse(storage.getItem('navigationJson') ?? '')).toEqual({ common: [link], agent: [], brand: [] });
  expect(storage.getItem('tabOpenStatus')).toBe('1');
  expect(readNavigation(storage, site).own).toEqual({ common: [link], agent: [], brand: [], tabOpenStatus: 1 });
});

test('只存了新标签页开关：列表仍是站点的', () => {
  expect(readNavigation(memory({ tabOpenStatus: '1' }), { ...site, common: [link] }).own).toEqual({ common: [link], agent: [], brand: [], tabOpenStatus: 1 });
});

test.each(['', '{', 'null', '[]', '{"common":3}'])('存坏了的当作没有：%s', (text) => {
  expect(readNavigation(memory({ navigationJson: text }), site).own).toBeNull();
});

test('不是 http 或 https 的、没有名字的、重复的都不要', () => {
  const bad = [
    { name: '坏', url: 'javascript:alert(1)' },
    { name: '', url: 'https://a.example/' },
    { url: 'https://b.example/' },
    null,
    link,
    { ...link, name: '又一个' },
  ];
  expect(readNavigation(memory({ navigationJson: JSON.stringify({ common: bad }) }), site).own?.common).toEqual([link]);
});

test('浏览器拒绝存取时不出错', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(readNavigation(storage, site)).toEqual({ own: null, sync: neverSynced });
  expect(() => writeNavigation(storage, { own: null, sync: neverSynced })).not.toThrow();
});
