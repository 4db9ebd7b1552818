import { defineMessages } from '../../i18n/messages.ts';

/** Texts of what came of an action. */
export const actionMessages = defineMessages('action', {
  failed: '没有完成，请稍后重试',
});
