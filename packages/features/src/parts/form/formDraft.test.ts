import { expect, test } from 'vitest';
import { formDraft } from './formDraft.ts';

const initial = { receiver: '', region: 'CN', isDefault: false };
function store(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return { kept, getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
}

test('改过的写下来，读回来；空的清掉', () => {
  const place = store();
  const draft = formDraft(place, 'address:new', initial);
  draft.write({ receiver: '林工', isDefault: true });
  expect(draft.read()).toEqual({ receiver: '林工', isDefault: true });
  draft.write({});
  expect([place.kept.get('address:new'), draft.read()]).toEqual(['', {}]);
});

test.each(['不是 JSON', '1', 'null', '[]'])('存的是别的东西（%s），当作没有', (text) => expect(formDraft(store({ a: text }), 'a', initial).read()).toEqual({}));

test('别的栏和别的类型不要', () =>
  expect(formDraft(store({ a: JSON.stringify({ receiver: 7, isDefault: true, password: 'x' }) }), 'a', initial).read()).toEqual({ isDefault: true }));

test('没有地方存，什么也不留', () => {
  const draft = formDraft(undefined, 'a', initial);
  draft.write({ receiver: '林工' });
  expect(draft.read()).toEqual({});
});
