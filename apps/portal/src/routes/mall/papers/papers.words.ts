/** What the app says of addresses, invoices and proforma invoices. */
import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalPapers', {
  loading: '正在加载',
});

/** Reads a word of addresses and invoices. */
export const t = translator(messages);
