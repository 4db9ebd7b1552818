import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of facts of a company that may not be read. */
export const registryLoadedMessages = defineMessages('registryLoaded', {
  login: '登录',
  short: '还没有人查过，登录后可以查',
  withoutScript: '浏览器关掉了脚本：已经有人查过的内容会直接显示，没有显示的要开启脚本、登录后才能查。',
});
