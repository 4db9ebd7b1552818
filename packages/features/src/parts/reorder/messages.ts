import { defineMessages } from '../../i18n/messages.ts';

/** Texts of a list whose rows can be put in another order. */
export const reorderMessages = defineMessages('reorder', {
  grip: '移动 {name}，第 {place} 项，共 {count} 项',
  gripHelp: '拖动，或按 ↑ ↓ 键移动',
  up: '上移 {name}',
  down: '下移 {name}',
  left: '左移 {name}',
  right: '右移 {name}',
  moved: '已移到第 {place} 项，共 {count} 项',
});
