/** What the app says of addresses, invoices and proforma invoices: page names and short messages. */
import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalPapers', {
  downloaded: '已下载 {name}',
});

/** Reads a word of addresses and invoices. */
export const t = translator(messages);
