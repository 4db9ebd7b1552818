import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the button that copies a number. */
export const copyButtonMessages = defineMessages('copyButton', {
  copy: '复制{what}',
  copied: '已复制',
  copyFailed: '没能复制，请选中后手动复制',
});
