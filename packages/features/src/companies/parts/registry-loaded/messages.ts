import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of facts of a company that may not be read. */
export const registryLoadedMessages = defineMessages('registryLoaded', { login: '登录' });
