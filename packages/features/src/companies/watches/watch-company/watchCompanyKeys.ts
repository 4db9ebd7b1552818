import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `WatchCompany`. */
export const watchCompanyKeys = {
  watch: { keys: '[Space]', does: '关注，再按一次取消；焦点留在原处', when: '焦点在关注上' },
} as const satisfies KeyTable;
