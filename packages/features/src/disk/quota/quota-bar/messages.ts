import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of how full the disk is. */
export const quotaBarMessages = defineMessages('quotaBar', {
  label: '云盘空间',
  used: '已用 {used} / 共 {total}',
  nearlyFull: '快满了：删除不用的文件并清空回收站，就有空间',
  full: '已满：删除不用的文件并清空回收站，才能再上传',
});
