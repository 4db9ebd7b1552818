import type { SiteEvent } from '@chippage/api/types';

const event: SiteEvent = {
  id: 1,
  title: '电源设计研讨会：48 V 到 1 V 的两级变换',
  kind: 'seminar',
  startDate: '2026-12-09',
  endDate: '2026-12-09',
  place: '深圳市南山区示例国际会议中心三楼',
  organiser: '示例电源技术社区',
  summary: '上午讲拓扑选择和磁性元件，下午在测试台上看负载瞬态、环路和 EMI。\n限 80 人，凭名片签到。',
  url: 'https://example.com/power',
  outcome: '',
  isCancelled: false,
  state: 'coming',
  isSample: true,
  updateTime: '2026-11-30T02:00:00.000Z',
};

/** Events that come or go on: one goes on, one comes, one was called off. */
export const comingEvents: SiteEvent[] = [
  {
    ...event,
    id: 2,
    title: '器件资料纠错季',
    kind: 'campaign',
    startDate: '2026-11-20',
    endDate: '2026-12-19',
    place: '',
    organiser: '本站',
    url: '/userCenter/feedback',
    state: 'running',
  },
  event,
  { ...event, id: 3, title: '射频测试开放日', url: '', startDate: '2026-12-21', endDate: '2026-12-22', isCancelled: true, state: 'cancelled' },
];

/** Events that are over. */
export const pastEvents: SiteEvent[] = [
  {
    ...event,
    id: 4,
    title: 'FPGA 时序收敛实战培训',
    kind: 'training',
    startDate: '2026-09-23',
    endDate: '2026-09-24',
    url: '',
    outcome: '42 人参加，练习工程和讲义由主办方发给参加者。',
    state: 'over',
    isSample: false,
  },
];
