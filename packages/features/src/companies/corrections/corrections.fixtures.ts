import type { RegistryCorrection } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../../parts/loaded/loaded.fixtures.ts';

/** A correction that waits. */
export const sampleCorrection: RegistryCorrection = {
  id: 9,
  company: { id: 22, name: '示例电子（深圳）有限公司' },
  block: 'staff',
  content: '李示例已于 2025 年 3 月离任，现任经理是王示例。',
  isOwn: true,
  fileCount: 2,
  state: 'open',
  reason: null,
  createTime: ago(2 * HOUR_MS),
  decideTime: null,
};

/** A member's corrections in every state. */
export const sampleCorrections: readonly RegistryCorrection[] = [
  sampleCorrection,
  { ...sampleCorrection, id: 8, block: null, content: '注册地址少了门牌号。', fileCount: 1, state: 'corrected', reason: '来源已更新', decideTime: ago(DAY_MS) },
  {
    ...sampleCorrection,
    id: 7,
    company: { id: 21, name: '示例科技（东莞）有限公司' },
    block: 'enforcements',
    content: '这件执行案不是我们公司的。',
    isOwn: false,
    fileCount: 1,
    state: 'rejected',
    reason: '材料看不清案号，请重新上传',
    decideTime: ago(3 * DAY_MS),
  },
];
