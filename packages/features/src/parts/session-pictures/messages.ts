import { defineMessages } from '../../i18n/messages.ts';

/** Texts of pictures that are read with the session. */
export const sessionPicturesMessages = defineMessages('sessionPictures', {
  open: '放大查看{name}',
  close: '关闭',
  missing: '图片暂时看不到',
  loading: '正在加载{name}',
  retry: '重试',
  retryOf: '重试{name}',
});
