import type { Conversation, InboxEvent } from '@chippage/api/types';
import { expect, it } from 'vitest';
import { conversation, message } from '../../inbox.fixtures.ts';
import { afterEvent, shownRows } from './listState.ts';

const view = { filter: 'all' as const, keywords: '', openId: null };
const at = (id: number, minute: number, more: Partial<Conversation> = {}) =>
  conversation({ id, lastTime: `2026-11-29T10:${String(minute).padStart(2, '0')}:00Z`, ...more });
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const event = (more: Partial<InboxEvent>): InboxEvent => ({
  id: 1,
  kind: 'message',
  conversationId: 1,
  message: null,
  readSeq: null,
  otherReadSeq: null,
  ...more,
});

it('置顶的在前，其余按最新的消息', () => {
  const rows = [at(1, 1), at(2, 5), at(3, 3, { isPinned: true })];
  expect(ids(shownRows(rows, new Map(), view))).toEqual([3, 2, 1]);
  expect(ids(shownRows(rows, new Map([[1, at(1, 9)]]), view))).toEqual([3, 1, 2]);
});

it('新的会话进列表，搜索时不进', () => {
  const changes = new Map([[9, at(9, 9)]]);
  expect(ids(shownRows([at(1, 1)], changes, view))).toEqual([9, 1]);
  expect(ids(shownRows([at(1, 1)], changes, { ...view, keywords: '北辰' }))).toEqual([1]);
});

it('隐藏的只在隐藏里；未读里正打开的那个不跳走', () => {
  const rows = [at(1, 1, { isHidden: true }), at(2, 2, { unreadCount: 0 }), at(3, 3, { unreadCount: 2 })];
  expect(ids(shownRows(rows, new Map(), view))).toEqual([3, 2]);
  expect(ids(shownRows(rows, new Map(), { ...view, filter: 'hidden' }))).toEqual([1]);
  expect(ids(shownRows(rows, new Map(), { ...view, filter: 'unread' }))).toEqual([3]);
  expect(ids(shownRows(rows, new Map(), { ...view, filter: 'unread', openId: 2 }))).toEqual([3, 2]);
});

it('对方的消息加一条未读，自己的不加，重复的不算', () => {
  const was = conversation({ lastSeq: 4, readSeq: 4, unreadCount: 0 });
  const next = afterEvent(was, event({ message: message({ seq: 5, side: 'other' }), readSeq: 4 }), '在吗');
  expect(next).toMatchObject({ lastSeq: 5, unreadCount: 1, lastNote: '在吗', isLastOwn: false });
  expect(afterEvent(next!, event({ message: message({ seq: 5, side: 'other' }) }), '在吗')).toBe(next);
  expect(afterEvent(was, event({ message: message({ seq: 5, side: 'own' }) }), '好')).toMatchObject({ unreadCount: 0, isLastOwn: true });
});

it('读到最后就没有未读；撤回最后一条改那一行', () => {
  const was = conversation({ lastSeq: 5, readSeq: 3, otherReadSeq: 2, unreadCount: 2 });
  expect(afterEvent(was, event({ kind: 'read', readSeq: 5, otherReadSeq: 5 }), '')).toMatchObject({ unreadCount: 0, readSeq: 5, otherReadSeq: 5 });
  expect(afterEvent(was, event({ kind: 'revoked', message: message({ seq: 5 }) }), '对方撤回')).toMatchObject({ lastNote: '对方撤回', unreadCount: 2 });
  expect(afterEvent(was, event({ kind: 'conversation' }), '')).toBeNull();
});
