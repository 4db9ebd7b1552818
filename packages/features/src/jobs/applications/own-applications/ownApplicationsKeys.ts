import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `OwnApplications`. */
export const ownApplicationsKeys = {
  forget: { keys: '{Enter}', does: '先问一遍，再删除简历和联系方式', when: '焦点在“删除简历和联系方式”上' },
} as const satisfies KeyTable;
