import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `AccountSettings`. */
export const accountSettingsKeys = {
  next: { keys: '{ArrowRight}', does: '打开下一页设置，网址跟着变', when: '焦点在标签上' },
  last: { keys: '{End}', does: '打开最后一页设置', when: '焦点在标签上' },
} as const satisfies KeyTable;
