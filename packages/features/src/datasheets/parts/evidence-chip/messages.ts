import { defineMessages } from '../../../i18n/messages.ts';

export const evidenceChipMessages = defineMessages('evidenceChip', {
  about: '{name}的出处：',
  page: '第 {page} 页',
  unsure: '位置待核',
});
