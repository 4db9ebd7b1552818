import { defineMessages } from '../../../i18n/messages.ts';

/** Words of rows that are chosen and moved together. */
export const chosenRowsMessages = defineMessages('chosenRows', {
  select: '选择',
  selectRow: '选择 {model}',
  selectAll: '选择这一页的全部',
  chosen: '已选 {count} 条',
  refresh: '刷新',
  renew: '续期',
  close: '关闭',
  reopen: '重新发布',
  doneRefresh: '已刷新 {count} 条',
  doneRenew: '已续期 {count} 条',
  doneClose: '已关闭 {count} 条',
  doneReopen: '已重新发布 {count} 条',
  doneRemove: '已删除 {count} 条',
  skipped: '{count} 条没有处理：',
  skippedRow: '{model}：{why}',
});
