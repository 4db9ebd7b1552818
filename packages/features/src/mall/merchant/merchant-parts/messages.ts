import { defineMessages } from '../../../i18n/messages.ts';

/** Texts that the merchant's pages share. */
export const merchantPartsMessages = defineMessages('merchantParts', {
  clear: '清空',
  search: '搜索',
  cancel: '取消',
  closeDialog: '关闭窗口',
  unknown: '未知',
  tooLong: '最多 {most} 个字，请删去 {count} 个',
});
