import { defineMessages } from '../../i18n/messages.ts';

export const lifecycleMessages = defineMessages('lifecycle', {
  new: '新品',
  active: '在产',
  nrnd: '不推荐新设计',
  last_buy: '最后采购',
  eol: '即将停产',
  obsolete: '停产',
  preview: '预览',
  unknown: '未知',
  unknownAlone: '生命周期未知',
});
