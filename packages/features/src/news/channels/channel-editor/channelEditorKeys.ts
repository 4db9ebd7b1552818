import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ChannelEditor`. */
export const channelEditorKeys = {
  down: { keys: '{ArrowDown}', does: '下移一位，焦点跟着走', when: '焦点在一行的把手上' },
  up: { keys: '{ArrowUp}', does: '上移一位，焦点跟着走', when: '焦点在一行的把手上' },
  upButton: { keys: '{Enter}', does: '上移一位，焦点跟着走', when: '焦点在“上移”上' },
  follow: { keys: '{Enter}', does: '关注，焦点跟着这个频道走', when: '焦点在“关注”上' },
  close: { keys: '{Escape}', does: '关闭', when: '编辑打开' },
} as const satisfies KeyTable;
