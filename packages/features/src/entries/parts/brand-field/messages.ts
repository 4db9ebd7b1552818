import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of choosing a brand of the directory. */
export const brandFieldMessages = defineMessages('brandField', {
  brand: '品牌',
  brandHint: '写中文名、英文名或拼音，再从找到的里选',
  brandChosen: '目录里有这个品牌',
  brandsFound: '找到 {count} 个品牌，请选一个：',
  brandsNone: '没有找到这个品牌。',
  brandsFailed: '没有读到品牌：{reason}',
  brandsRetry: '再找一次',
  brandCandidates: '找到的品牌',
  addBrand: '先补充这个品牌',
  brandRequired: '请填写品牌',
  brandUnknown: '请从找到的品牌里选一个',
});
