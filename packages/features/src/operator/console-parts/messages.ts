import { defineMessages } from '../../i18n/messages.ts';

export const consolePartsMessages = defineMessages('consoleParts', {
  retry: '重试',
  loading: '正在加载',
  rowsShown: '第 {from}–{to} 条，共 {total} 条',
  pages: '分页',
  previousPage: '上一页',
  nextPage: '下一页',
  pageNumber: '第 {page} 页',
  clear: '清空',
  search: '搜索',
  cancel: '取消',
  tooLong: '最多 {max} 个字，请删去 {over} 个字',
  unexpected: '没有完成，请稍后重试',
  moveUpOf: '上移 {name}',
  moveDownOf: '下移 {name}',
  removeOf: '删除 {name}',
  moved: '{name}移到第 {place} 位',
  removed: '已删除 {name}',
  unknown: '未知',
});
