import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the production lines that a company shows. */
export const productionListMessages = defineMessages('productionList', {
  list: '产线',
  equipment: '设备',
  capacity: '产能',
  certificates: '认证',
  reviewed: '运营核对于',
  sample: '示例',
  unknown: '未知',
  empty: '还没有产线',
  emptyHint: '企业提交、运营核对以后显示在这里',
});
