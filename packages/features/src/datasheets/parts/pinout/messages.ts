import { defineMessages } from '../../../i18n/messages.ts';

export const pinoutMessages = defineMessages('pinout', {
  caption: '引脚名称与功能',
  unsureCaption: '引脚名称与功能（待核对）',
  unsure: '引脚表由文档读出，和型号的引脚数没有完全对上，请核对后使用。',
  number: '编号',
  name: '名称',
  description: '功能',
  origin: '依据',
  pin: '{number} 脚 {name}',
  unknown: '未写明',
  unfold: '全部 {count} 个引脚',
  rest: '引脚名称与功能，从 {from} 脚起',
});
