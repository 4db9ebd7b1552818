import { defineMessages } from '../../i18n/messages.ts';

/** Texts of files that are sent in parts and may be paused. */
export const partedUploadMessages = defineMessages('partedUpload', {
  waiting: '等待上传',
  uploading: '正在上传 {name}',
  retry: '重试',
  paused: '已暂停',
  pause: '暂停',
  pauseOf: '暂停上传 {name}',
  resume: '继续',
  resumeOf: '继续上传 {name}',
  cancelOf: '取消上传 {name}',
});
