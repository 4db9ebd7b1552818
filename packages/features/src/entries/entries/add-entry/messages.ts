import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the way from a list of the directory to the form for what it does not have. */
export const addEntryMessages = defineMessages('addEntry', {
  missing: '没有找到？',
  brand: '补充一个品牌',
  agent: '补充一个代理商',
  trader: '补充一个贸易商',
});
