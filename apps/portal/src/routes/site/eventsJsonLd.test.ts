import type { SiteEvent } from '@chippage/api/types';
import { expect, test } from 'vitest';
import { eventsJsonLd } from './eventsJsonLd.ts';

const event: SiteEvent = {
  id: 1,
  title: '电源设计研讨会',
  kind: 'seminar',
  startDate: '2026-12-09',
  endDate: '2026-12-10',
  place: '深圳',
  organiser: '某社区',
  summary: '上午讲拓扑，下午上机测试。',
  url: '',
  outcome: '',
  isCancelled: false,
  state: 'coming',
  isSample: false,
  updateTime: '2026-11-30T02:00:00.000Z',
};
const of = (own: Partial<SiteEvent>) => eventsJsonLd('https://chippage.example', [{ ...event, ...own }]);

test('示例和已结束的不给搜索引擎；取消的说取消，线上的说线上', () => {
  expect(of({ isSample: true })).toEqual([]);
  expect(of({ state: 'over' })).toEqual([]);
  expect(of({})).toMatchObject([{ '@type': 'Event', url: 'https://chippage.example/events', location: { '@type': 'Place', name: '深圳' } }]);
  expect(of({ state: 'cancelled', place: '', url: 'https://example.com/x' })).toMatchObject([
    { eventStatus: 'https://schema.org/EventCancelled', location: { '@type': 'VirtualLocation', url: 'https://example.com/x' } },
  ]);
});
