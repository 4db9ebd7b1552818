import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the page where a sheet is uploaded. */
export const sheetUploadMessages = defineMessages('sheetUpload', {
  title: '批量上传',
  lead: '上传一份表格，先核对每一列和每一行，确认以后才发布。有错的行不会发布，可以下载、改好再传。',
  kind: '这份表格是',
  stockKind: '库存（供应）',
  stockHint: '每一行成为一条供应，和上次的库存表对比，少了的可以一起关闭',
  demandKind: '求购',
  demandHint: '每一行成为一条求购，认证的供应商会来报价',
  anonymous: '匿名发布',
  anonymousHint: '别人只看到城市和认证标记；发布以后不能再改成匿名',
  drop: '把 .xlsx 或 .csv 文件拖到这里',
  over: '松开即可上传',
  choose: '选择文件',
  hint: '最大 10 MB，最多 {rows} 行、{columns} 列。公式不会计算，请粘贴为数值。',
  tooLarge: '文件超过 10 MB，请拆成几个文件分别上传',
  wrongKind: '只支持 .xlsx 和 .csv；旧版 .xls 请在 Excel 里另存为 .xlsx',
  empty: '这个文件是空的，请换一个文件',
  uploading: '正在上传 {name}',
  template: '下载模板',
  tasks: '导入任务',
  search: '批量查型号',
  columns: '认得哪些列',
  columnsLead: '只有“型号”是必须的，中文、英文表头都认得，认错了下一步可以改：',
  failed: '没有上传成功，请稍后重试',
});
