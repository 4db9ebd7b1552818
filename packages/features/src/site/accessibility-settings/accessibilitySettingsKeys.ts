import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `AccessibilitySettings`. */
export const accessibilitySettingsKeys = {
  focus: { keys: '{Tab}', does: '到第一个开关' },
  toggle: { keys: ' ', does: '开或关，立即生效', when: '焦点在开关上' },
  often: { keys: '{ArrowDown}', does: '选下一种提醒，立即生效', when: '焦点在消息提醒上' },
} as const satisfies KeyTable;
