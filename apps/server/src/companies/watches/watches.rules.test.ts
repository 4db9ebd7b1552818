import { expect, it } from 'vitest';
import type { WatchedFacts } from '../registryPart.ts';
import { isLate, keptFacts, monthOf, watchedChanges } from './watches.rules.ts';
import { watchMail, watchNotice } from './watchWords.rules.ts';

const facts: WatchedFacts = {
  name: '示例电子（深圳）有限公司',
  creditCode: '91440300MA5EXAMPL0',
  state: 'operating',
  stateText: '存续',
  representative: '示例甲',
  capital: '1000万人民币',
  address: null,
  counts: { enforcements: 0, dishonest: 0, abnormal: null, penalties: 2 },
};
const after = (change: Partial<WatchedFacts>, counts: Partial<WatchedFacts['counts']> = {}): WatchedFacts => ({
  ...facts,
  ...change,
  counts: { ...facts.counts, ...counts },
});

it.each([
  ['没有变', after({}), []],
  ['经营状态', after({ state: 'deregistered', stateText: '注销' }), [{ name: '经营状态', before: '存续', after: '注销' }]],
  ['登记机关以前没有说', after({ address: '示例路 1 号' }), [{ name: '注册地址', before: '未公示', after: '示例路 1 号' }]],
  ['表里的条数', after({}, { enforcements: 3 }), [{ name: '被执行人', before: '0 条', after: '3 条' }]],
  ['以前不知道条数，不算变了', after({}, { abnormal: 1 }), []],
  ['现在不知道条数，不算变了', after({}, { penalties: null }), []],
])('变了什么：%s', (_name, now, changes) => expect(watchedChanges(facts, now)).toEqual(changes));

it('现在不知道的条数，下次还与以前知道的比', () => {
  expect(keptFacts(facts, after({}, { penalties: null, abnormal: 1 })).counts).toEqual({ enforcements: 0, dishonest: 0, abnormal: 1, penalties: 2 });
});

it.each([
  ['2026-12-01', '2026-12', false],
  ['2026-12-02', '2026-12', false],
  ['2026-12-03', '2026-12', true],
  ['2027-01-31', '2027-01', true],
])('%s：月份 %s，是否不再等没有回应的 %s', (day, month, late) => expect([monthOf(day), isLate(day)]).toEqual([month, late]));

const changed = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    companyId: at + 1,
    name: `示例${at + 1}公司`,
    changes: [{ name: '注册地址', before: '旧\r\nBcc: x@example.com', after: '新' }],
  }));

it('邮件写出变之前和之后，公司的字不能变成邮件的头；很多的时候说还有几家', () => {
  const { subject, text } = watchMail(changed(31), 'https://chippage.example');
  expect(subject).toBe('芯页：关注的公司有 31 家变了');
  expect(text).toContain('示例1公司\n- 注册地址：旧  Bcc: x@example.com → 新\nhttps://chippage.example/checkEnterprise/companyDetail/1');
  expect(text).toContain('另有 1 家，在列表里看。');
  expect(text).not.toContain('示例31公司');
  expect(text).toContain('https://chippage.example/userCenter/companyWatches');
});

it('站内消息不超过 500 个字', () => {
  expect(watchNotice(changed(1)).body).toBe('示例1公司（注册地址：旧  Bcc: x@example.com → 新）');
  expect(watchNotice(changed(40)).body).toHaveLength(500);
});
