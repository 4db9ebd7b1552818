import { defineMessages } from '../../i18n/messages.ts';

/** Texts of what a notice of infringement says. */
export const takedownFactsMessages = defineMessages('takedownFacts', {
  right: '权利',
  copyright: '著作权',
  trademark: '商标或其他权利',
  privacy: '隐私或名誉',
  holder: '权利人',
  places: '内容（{count} 处）',
  down: '已下架',
  up: '在网站上',
  content: '为什么侵权',
  proof: '权属证明',
  unknown: '未知',
});
