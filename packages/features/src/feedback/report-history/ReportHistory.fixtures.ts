import type { ReportRow } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../../parts/loaded/loaded.fixtures.ts';

/** Reports in every state. */
export const linReports: ReportRow[] = [
  {
    kind: 'board_row',
    id: 1_000_041,
    title: '供应 STM32F103C8T6',
    href: '/inquiry/demandDetails/1000041',
    reason: '假货或翻新未说明',
    note: '批号 2560 不存在，丝印像是重打的。',
    state: 'open',
    answer: null,
    createTime: ago(3 * HOUR_MS),
    decideTime: null,
  },
  {
    kind: 'board_row',
    id: 1_000_040,
    title: '供应 TPS5430DDAR',
    href: null,
    reason: '虚假价格',
    note: '',
    state: 'upheld',
    answer: '卖家承认价格写错，信息已下架。',
    createTime: ago(2 * DAY_MS),
    decideTime: ago(DAY_MS),
  },
  {
    kind: 'comment',
    id: 12,
    title: '这颗料早就停产了，谁买谁亏。',
    href: '/news/article-details/7',
    reason: '不实',
    note: '原厂页面写着在产。',
    state: 'rejected',
    answer: '这是个人看法，没有违反规则，评论保留。',
    createTime: ago(3 * DAY_MS),
    decideTime: ago(2 * DAY_MS),
  },
  {
    kind: 'comment',
    id: 13,
    title: null,
    href: null,
    reason: '广告',
    note: '',
    state: 'ended',
    answer: null,
    createTime: ago(4 * DAY_MS),
    decideTime: null,
  },
];
