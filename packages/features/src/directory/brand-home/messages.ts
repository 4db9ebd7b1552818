import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the first page of a brand. */
export const brandHomeMessages = defineMessages('brandHome', {
  documents: '数据手册',
  documentCount: '{count} 份',
  allDocuments: '全部数据手册',
  owned: '旗下品牌',
  ownedNote: '被收购的品牌，老型号的数据手册多半在它们名下',
});
