import { defineMessages } from '../../i18n/messages.ts';

/** Words around code that can be copied. */
export const codeWordsMessages = defineMessages('codeWords', { copy: '复制', copied: '已复制', failed: '浏览器不让复制，请选中后复制' });
