import type { FeedbackRow } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../../parts/loaded/loaded.fixtures.ts';

/** Feedback with and without an answer. */
export const linFeedback: FeedbackRow[] = [
  {
    id: 2,
    typeLabel: '数据有误',
    content: 'STM32F103C8T6 的封装写成了 LQFP-64，\n手册第 24 页是 LQFP-48。',
    place: null,
    verdict: null,
    state: 'answered',
    reply: '已按手册更正为 LQFP-48，谢谢。',
    createTime: ago(2 * DAY_MS),
    replyTime: ago(DAY_MS),
  },
  {
    id: 3,
    typeLabel: '功能建议',
    content: '希望能按温度范围筛选。',
    place: null,
    verdict: null,
    state: 'open',
    reply: null,
    createTime: ago(3 * HOUR_MS),
    replyTime: null,
  },
];

/** Errors that the member reported in a document: open, put right, and not. */
export const reportedErrors: FeedbackRow[] = (['open', 'corrected', 'rejected'] as const).map((result, at) => ({
  id: 10 + at,
  typeLabel: '资料错误',
  content: '表 5 的电压上限少了小数点。',
  place: { documentId: 12, title: 'EX32F103 数据手册（样例）', brandId: 3, page: 24, phrase: '电压上限 36 V' },
  verdict: result === 'open' ? null : result,
  state: result === 'open' ? 'open' : 'answered',
  reply: { open: null, corrected: '已请上传者换成更正的一版，谢谢。', rejected: '原厂这一版就是这样写的，没有更正。' }[result],
  createTime: ago(3 * HOUR_MS),
  replyTime: result === 'open' ? null : ago(HOUR_MS),
}));
