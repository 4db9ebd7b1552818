import { defineMessages } from '../../i18n/messages.ts';

/** Texts of a place in a document. */
export const documentPlaceMessages = defineMessages('documentPlace', {
  page: '{title}，第 {page} 页',
  phrase: '“{phrase}”',
});
