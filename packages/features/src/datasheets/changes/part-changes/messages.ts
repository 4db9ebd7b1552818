import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the notices about one part. */
export const partChangesMessages = defineMessages('partChanges', {
  title: '变更与停产通知',
  none: '本站没有登记这个型号的通知，不代表原厂没有发过。',
  hint: '关注这个型号，登记了新的通知时在站内告诉您。',
  all: '全部 {count} 条通知',
  toAll: '看各品牌的通知',
});
