import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a resource in a list. */
export const resourceCardMessages = defineMessages('resourceCard', { facts: '{level} · {licence}' });
