import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the buttons that order a list. */
export const orderedListMessages = defineMessages('orderedList', {
  moveUpOf: '上移 {name}',
  moveDownOf: '下移 {name}',
  removeOf: '删除 {name}',
});
