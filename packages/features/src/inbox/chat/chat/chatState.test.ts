import { expect, it } from 'vitest';
import { message } from '../../inbox.fixtures.ts';
import { type Stretch, withMessage, withPage, withRead } from './chatState.ts';

const stretch = (from: number, to: number, more: Partial<Stretch> = {}): Stretch => ({
  messages: Array.from({ length: to - from + 1 }, (_, at) => message({ seq: from + at })),
  hasBefore: from > 1,
  hasAfter: false,
  ...more,
});
const seqs = (value: Stretch | null) => value?.messages.map(({ seq }) => seq);

it('新消息接在后面，来过的不再来一遍', () => {
  const one = withMessage(stretch(3, 5), message({ seq: 6 }));
  expect(seqs(one)).toEqual([3, 4, 5, 6]);
  expect(seqs(withMessage(one!, message({ seq: 6, text: '改过' })))).toEqual([3, 4, 5, 6]);
});

it('中间缺了就说缺了，由读的人补', () => {
  expect(withMessage(stretch(3, 5), message({ seq: 8 }))).toBeNull();
  expect(seqs(withPage(stretch(3, 5), { data: [message({ seq: 6 }), message({ seq: 7 })], hasBefore: true, hasAfter: false }, 'after'))).toEqual([
    3, 4, 5, 6, 7,
  ]);
});

it('翻到前面的人不被新消息打断；更早的接在前面', () => {
  const far = stretch(3, 5, { hasAfter: true });
  expect(withMessage(far, message({ seq: 90 }))).toBe(far);
  const older = withPage(far, { data: [message({ seq: 1 }), message({ seq: 2 })], hasBefore: false, hasAfter: true }, 'before');
  expect([seqs(older), older.hasBefore, older.hasAfter]).toEqual([[1, 2, 3, 4, 5], false, true]);
});

it('撤回换掉原来那条；没有读到的更早的一条不管', () => {
  const done = withMessage(stretch(3, 5), message({ seq: 4, isRevoked: true, text: '' }));
  expect(done?.messages[1]).toMatchObject({ seq: 4, isRevoked: true });
  const was = stretch(3, 5);
  expect(withMessage(was, message({ seq: 1 }))).toBe(was);
});

it('对方读到哪里，自己那边的就标到哪里', () => {
  const was = { ...stretch(1, 2), messages: [message({ seq: 1, side: 'own', isRead: false }), message({ seq: 2, side: 'own', isRead: false })] };
  expect(withRead(was, 1).messages.map(({ isRead }) => isRead)).toEqual([true, false]);
  expect(withRead(was, 0)).toBe(was);
});

it('空的会话收到第一条', () => {
  expect(seqs(withMessage({ messages: [], hasBefore: false, hasAfter: false }, message({ seq: 1 })))).toEqual([1]);
});
