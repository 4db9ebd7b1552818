import { describe, expect, it } from 'vitest';
import { isOpen, placeOfAnswer, shownTo, stateAfterReport, statesSeenBy } from './comments.rules.ts';

const writer = { id: 7, nickName: '芯友', avatar: null };
const stored = { content: '评论', writer, refuseReason: '广告', ipRegion: '广东' };
const nothing = { content: '', writer: null, refuseReason: null, ipRegion: null, isMine: false };

describe('谁看得到什么', () => {
  it.each([
    ['pending', 7, { ...stored, isMine: true }],
    ['shown', 7, { ...stored, isMine: true }],
    ['shown', 8, { ...stored, refuseReason: null, isMine: false }],
    ['shown', 0, { ...stored, refuseReason: null, isMine: false }],
    ['folded', 8, { ...stored, refuseReason: null, isMine: false }],
    ['refused', 7, { ...stored, isMine: true }],
    ['deleted', 7, nothing],
    ['deleted', 8, nothing],
    ['deleted', 0, nothing],
  ] as const)('%s 的评论，会员 %i', (state, me, shown) => expect(shownTo(me, { ...stored, state })).toEqual({ state, ...shown }));

  it('作者注销后没有作者，也不是谁的', () => {
    expect(shownTo(7, { ...stored, writer: null, state: 'shown' })).toMatchObject({ writer: null, isMine: false, content: '评论' });
    expect(shownTo(0, { ...stored, writer: { ...writer, id: 0 }, state: 'shown' }).isMine).toBe(false);
  });

  it('每种状态只归一类', () => {
    expect([statesSeenBy('everybody'), statesSeenBy('writer')]).toEqual([
      ['shown', 'folded'],
      ['pending', 'refused'],
    ]);
  });
});

it.each([
  ['pending', false],
  ['shown', true],
  ['folded', true],
  ['refused', false],
  ['deleted', false],
] as const)('%s 的评论能不能回复、点赞、举报：%s', (state, open) => expect(isOpen(state)).toBe(open));

it.each([
  [1, 'shown'],
  [2, 'shown'],
  [3, 'folded'],
  [4, 'folded'],
] as const)('%i 人举报后是 %s', (reports, state) => expect(stateAfterReport(reports)).toBe(state));

it.each([
  ['文章', null, { parentId: null, replyToId: null }],
  ['一级评论', { id: 3, parentId: null }, { parentId: 3, replyToId: null }],
  ['二级评论', { id: 5, parentId: 3 }, { parentId: 3, replyToId: 5 }],
])('回复%s', (_, answered, place) => expect(placeOfAnswer(answered)).toEqual(place));
