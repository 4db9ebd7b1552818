/** The machinery of texts: declare a piece's own, replace them for a site. */
export { defineMessages, type MessageOverrides, type Messages, overrideMessages, overrideProblems, type Translate, translator } from '../src/i18n/messages.ts';
