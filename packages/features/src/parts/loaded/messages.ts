import { defineMessages } from '../../i18n/messages.ts';

/** Texts of what is read: on its way, or not there. */
export const loadedMessages = defineMessages('loaded', {
  loading: '正在加载',
  failed: '没有读到内容',
  retry: '重试',
});
