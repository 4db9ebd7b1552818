import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the list of tasks. */
export const taskListMessages = defineMessages('taskList', {
  title: '导入任务',
  count: '{count} 个',
  upload: '上传表格',
  failed: '任务没能加载',
  empty: '还没有上传过表格',
  emptyHint: '把库存或求购的表格传上来，核对以后一次发布，最多 {rows} 行',
  rows: '{total} 行',
  ok: '已导入 {count} 行',
  wrong: '{count} 行有错',
  see: '核对',
  look: '查看',
  errors: '下载错误行',
  by: '{name} 上传',
  stopped: '{name}：已暂停',
  resumed: '{name}：继续导入',
  cancelled: '{name}：已取消，已导入的行还在',
  named: '{deed}：{name}',
  moveFailed: '没有做成，请稍后重试',
  anonymous: '匿名',
});
