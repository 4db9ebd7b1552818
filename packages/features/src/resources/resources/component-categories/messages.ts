import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the categories of the catalogue. */
export const componentCategoriesMessages = defineMessages('componentCategories', {
  count: '{count} 个型号',
  failed: '分类没有加载出来',
  empty: '目录里还没有分类',
});
