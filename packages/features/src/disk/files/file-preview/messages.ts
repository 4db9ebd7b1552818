import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a file that is looked at. */
export const filePreviewMessages = defineMessages('filePreview', {
  back: '返回列表',
  download: '下载',
  downloaded: '已下载 {name}',
  none: '这种文件不能在这里查看',
  noneHint: '下载以后用对应的软件打开',
  tooLarge: '文件太大，不在这里显示',
  tooLargeHint: '超过 {size} 的文件请下载以后再看',
  cut: '只显示前 {size}，下载可看全文',
  rowsCut: '只显示前 {count} 行，共 {total} 行；下载可看全部',
  table: '“{name}”的内容',
  column: '{letter} 列',
  row: '行号',
  broken: '没有读懂这个表格，请下载以后再看',
  failed: '没有读到这个文件',
  loading: '正在读取文件',
  gone: '这个文件不在了',
  picture: '{name}',
});
