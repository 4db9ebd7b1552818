import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `RenewCompany`. */
export const renewCompanyKeys = {
  renew: { keys: '{Enter}', does: '向数据源重新查这家公司；焦点留在原处', when: '焦点在重新查询上' },
} as const satisfies KeyTable;
