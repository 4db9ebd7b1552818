import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `CompanyList`. */
export const companyListKeys = {
  search: { keys: '{Enter}', does: '按名称找，从第一页看起', when: '焦点在企业名称里' },
  follow: { keys: '[Space]', does: '关注，再按一次取消；焦点留在原处', when: '焦点在关注上' },
} as const satisfies KeyTable;
