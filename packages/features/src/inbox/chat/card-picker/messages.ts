import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the choice of a card. */
export const cardPickerMessages = defineMessages('cardPicker', {
  title: '发卡片',
  close: '关闭',
  kind: '发什么',
  part: '型号',
  demand: '我的求购',
  quoteGot: '收到的报价',
  quoteGiven: '给出的报价',
  order: '我的订单',
  article: '我的文章',
  search: '找要发的内容',
  searchPart: '型号，如 STM32F103',
  searchOther: '型号或编号',
  typePart: '输入型号再选',
  none: '没有可以发的',
  noneFound: '没有找到“{keywords}”',
  choices: '按 Enter 发送',
  quoteTitle: '{model} 报价',
  orderTitle: '订单 {no}',
  quantity: '{count} 片',
  join: '，',
});
