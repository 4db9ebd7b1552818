import type { RegistryWatch } from '@chippage/api/types';
import { ago, DAY_MS } from '../../parts/loaded/loaded.fixtures.ts';

/** A company that is watched and did not change. */
export const sampleWatch: RegistryWatch = {
  company: { id: 21, name: '示例科技（东莞）有限公司' },
  creditCode: '91441900MA5EXAMPL1',
  state: 'operating',
  stateText: '存续',
  createTime: ago(80 * DAY_MS),
  digestTime: ago(3 * DAY_MS),
  changes: [],
};

/** Companies that a member watches: new, changed, unchanged. */
export const sampleWatches: readonly RegistryWatch[] = [
  { ...sampleWatch, company: { id: 23, name: '示例半导体（苏州）有限公司' }, creditCode: null, createTime: ago(DAY_MS), digestTime: null },
  {
    ...sampleWatch,
    company: { id: 22, name: '示例电子（深圳）有限公司' },
    creditCode: '91440300MA5EXAMPL0',
    state: 'revoked',
    stateText: '吊销，未注销',
    createTime: ago(60 * DAY_MS),
    changes: [
      { name: '经营状态', before: '存续', after: '吊销，未注销' },
      { name: '被执行人', before: '0 条', after: '3 条' },
    ],
  },
  sampleWatch,
];
