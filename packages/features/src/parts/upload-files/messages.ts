import { defineMessages } from '../../i18n/messages.ts';

/** Texts of sending files that prove something. */
export const uploadFilesMessages = defineMessages('uploadFiles', {
  choose: '选择文件',
  addMore: '再加一个',
  dropOver: '松开即可上传',
  dropHint: 'PNG、JPEG、PDF，每个不超过 10 MB，最多 {most} 个',
  dropHintPictures: 'PNG、JPEG，每张不超过 10 MB，最多 {most} 张',
  dropHintOne: 'PNG、JPEG 或 PDF，不超过 10 MB',
  list: '已选的文件',
  waiting: '等待上传',
  uploading: '正在上传 {name}',
  done: '已上传',
  cancel: '取消上传 {name}',
  retry: '重试',
  retryNamed: '重试 {name}',
  remove: '移除 {name}',
  wrongType: '只支持 PNG、JPEG 和 PDF',
  tooLarge: '超过 10 MB，请压缩后再上传',
  tooMany: '最多 {most} 个文件，多出的 {count} 个没有加入',
  failed: '没有传完，请检查网络后重试',
  saidShare: '已上传 {percent}%',
  saidDone: '上传完成，共 {count} 个文件',
  saidFailed: '{name} 上传失败：{reason}',
  filesWaiting: '请等文件传完，或移除没有传完的',
});
