import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `CompanyContacts`. */
export const companyContactsKeys = {
  open: { keys: '{Enter}', does: '显示联系方式，再按一次收起；焦点留在原处', when: '焦点在查看联系方式上' },
} as const satisfies KeyTable;
