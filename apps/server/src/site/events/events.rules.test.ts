import type { SiteEventFacts } from '@chippage/api/types';
import { describe, expect, it } from 'vitest';
import { stateOf, tidy, wrongFact } from './events.rules.ts';

const event: SiteEventFacts = {
  title: '电源设计研讨会',
  kind: 'seminar',
  startDate: '2026-12-01',
  endDate: '2026-12-03',
  place: '深圳',
  organiser: '示例社区',
  summary: '上午讲拓扑，下午上机测试。',
  url: '',
  outcome: '',
  isCancelled: false,
};

describe('活动到了哪一步', () => {
  it.each([
    ['2026-11-30', 'coming'],
    ['2026-12-01', 'running'],
    ['2026-12-03', 'running'],
    ['2026-12-04', 'over'],
  ])('%s：%s', (today, state) => expect(stateOf(event, today)).toBe(state));
  it('取消的一直是取消', () => expect(stateOf({ ...event, isCancelled: true }, '2026-12-02')).toBe('cancelled'));
});

describe('登记的活动', () => {
  it('首尾的空白不算', () => expect(tidy({ ...event, title: ' 研讨会 ', outcome: '\n' })).toMatchObject({ title: '研讨会', outcome: '' }));
  it('没有错的过', () => expect(wrongFact({ ...event, url: '/prefecture' })).toBeNull());
  it.each([
    ['title', { title: '会' }],
    ['organiser', { organiser: '' }],
    ['summary', { summary: '讲课' }],
    ['startDate', { startDate: '2026-02-30' }],
    ['endDate', { endDate: '0000-00-00' }],
    ['endDate', { endDate: '2026-11-30' }],
    ['endDate', { endDate: '2027-12-03' }],
    ['url', { url: 'https://a:b@example.com/' }],
    ['url', { url: '//example.com' }],
  ] as const)('%s 有错说得出：%o', (field, own) => expect(wrongFact({ ...event, ...own })).toMatchObject({ field }));
});
