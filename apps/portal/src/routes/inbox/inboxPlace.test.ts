import { expect, test } from 'vitest';
import { inboxPaths } from './inbox.paths.ts';
import { placeIn, searchOf, wishIn } from './inboxPlace.ts';

test.each([
  ['', { open: null, seq: null, filter: 'all', keywords: '' }],
  ['c=12&m=30', { open: 12, seq: 30, filter: 'all', keywords: '' }],
  ['c=notices&filter=unread', { open: 'notices', seq: null, filter: 'unread', keywords: '' }],
  ['filter=starred&keywords=TPS62130', { open: null, seq: null, filter: 'starred', keywords: 'TPS62130' }],
] as const)('网址里的会话和列表读出来再写回去还是它：%s', (search, place) => {
  expect(placeIn(new URLSearchParams(search))).toEqual(place);
  expect(searchOf(place)).toBe(search);
});

test.each(['c=abc', 'c=-1', 'c=0', 'c=99999999999999999999', 'm=1.5', 'filter=%3Cscript%3E'])('读不懂的等于没写：%s', (search) => {
  expect(placeIn(new URLSearchParams(search))).toEqual({ open: null, seq: null, filter: 'all', keywords: '' });
});

test.each([{ kind: 'merchant', partyId: 12, subjectKind: 'part', subjectId: 3 }, { subjectKind: 'quote', subjectId: 7 }, { kind: 'operator' }] as const)(
  '和谁聊、聊什么，写在网址里',
  (wish) => {
    expect(wishIn(new URL(inboxPaths.chat(wish), 'https://example.com').searchParams)).toEqual(wish);
  },
);

test('没有说和谁聊', () => {
  expect(wishIn(new URLSearchParams('c=3&id=4&thing=5'))).toBeNull();
});
