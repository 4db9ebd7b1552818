import type { FeedbackRow } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../../parts/loaded/loaded.fixtures.ts';

/** Feedback with and without an answer. */
export const linFeedback: FeedbackRow[] = [
  {
    id: 2,
    typeLabel: '数据有误',
    content: 'STM32F103C8T6 的封装写成了 LQFP-64，\n手册第 24 页是 LQFP-48。',
    state: 'answered',
    reply: '已按手册更正为 LQFP-48，谢谢。',
    createTime: ago(2 * DAY_MS),
    replyTime: ago(DAY_MS),
  },
  { id: 3, typeLabel: '功能建议', content: '希望能按温度范围筛选。', state: 'open', reply: null, createTime: ago(3 * HOUR_MS), replyTime: null },
];
