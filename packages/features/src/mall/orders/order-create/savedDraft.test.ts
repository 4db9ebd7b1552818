import { expect, test } from 'vitest';
import { draftText, type SavedDraft, newDraft, parseDraft } from './savedDraft.ts';

const draft: SavedDraft = {
  reached: 3,
  addressId: 5,
  titleId: null,
  payMethod: 'transfer',
  poNo: 'PO-1',
  forwarder: '示例货运',
  warehousingNo: 'RC-1',
  remarks: { '7 CNY': '分两批' },
  note: '试产',
  idempotencyKey: '0b6f0b1e-0000-4000-8000-000000000000',
};

test('刷新后填过的都在，连同下单的编号', () => {
  expect(parseDraft(draftText('a', draft), 'a')).toEqual(draft);
  expect(parseDraft(draftText('a', newDraft), 'a')).toEqual(newDraft);
});

test('换了要买的东西就重新开始', () => {
  expect(parseDraft(draftText('a', draft), 'b')).toBe(newDraft);
});

test('被改坏的内容不被相信', () => {
  expect(parseDraft('{', 'a')).toBe(newDraft);
  expect(parseDraft('{"v":9}', 'a')).toBe(newDraft);
  const odd = { reached: 9, addressId: 'x', titleId: -1, payMethod: 'cash', forwarder: 5, remarks: { a: 1, b: 'ok' }, idempotencyKey: 'no' };
  expect(parseDraft(JSON.stringify({ v: 1, wish: 'a', draft: odd }), 'a')).toEqual({ ...newDraft, titleId: null, remarks: { b: 'ok' } });
});
