import { defineMessages } from '../../../i18n/messages.ts';

/** What is said while hosted datasheets are downloaded. */
export const downloadMessages = defineMessages('download', {
  datasheets: '数据手册',
  chooseFile: '请选择文件',
  downloading: '正在下载 {count} 份数据手册',
  downloaded: '已下载 {name}',
  failed: '下载没有完成，请稍后重试',
});
