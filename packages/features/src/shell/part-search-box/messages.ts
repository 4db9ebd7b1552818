import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the part search. */
export const partSearchBoxMessages = defineMessages('partSearchBox', {
  label: '搜索型号、关键词或品牌',
  placeholder: '型号 / 关键词 / 品牌',
  search: '搜索',
  clear: '清空输入',
  hints: '搜索建议',
  history: '搜索历史',
  clearHistory: '清空历史',
  forgetHelp: 'Delete 键删除一条',
  loading: '正在加载建议',
  noMatch: '没有匹配的建议，按回车直接搜索',
  failed: '建议加载失败，可以直接搜索',
  retry: '重试',
});

/** Texts of the same box where it searches for goods. */
export const goodsSearchBoxMessages = defineMessages('goodsSearchBox', {
  ...partSearchBoxMessages.texts,
  label: '搜索现货',
  placeholder: '型号 / 品牌 / 卖家',
});

/** Texts of the same box where it searches for merchants. */
export const merchantSearchBoxMessages = defineMessages('merchantSearchBox', {
  ...partSearchBoxMessages.texts,
  label: '搜索卖家',
  placeholder: '卖家名称',
});

/** Texts of the same box where it searches the texts of datasheets. */
export const textSearchBoxMessages = defineMessages('textSearchBox', {
  ...partSearchBoxMessages.texts,
  label: '搜索数据手册全文',
  placeholder: '数据手册里的词、值或“短语”',
});
