import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalDirectory', {
  ...sharedTexts,
  brandListTitle: '品牌大全',
  brandListOf: '品牌大全：{type}',
  digits: '数字开头',
  brandListDescription: '按首字母浏览电子元器件品牌，查看每个品牌的型号与数据手册。',
});

/** Reads a word of the directory. */
export const t = translator(messages);
