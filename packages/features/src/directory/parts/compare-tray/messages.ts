import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the tray of distributors to lay side by side. */
export const compareTrayMessages = defineMessages('compareTray', {
  label: '要对比的代理商',
  chosen: '已选 {count} 家，最多 {most} 家',
  full: '已选满 {most} 家，去掉一家才能再选',
  compare: '并排对比',
  one: '再选一家就能对比',
  clear: '清空',
});
