import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `Chat`. */
export const chatKeys = {
  send: { keys: '{Enter}', does: '发送，焦点留在输入框', when: '焦点在输入框，发送用 Enter' },
  newline: { keys: '{Shift>}{Enter}{/Shift}', does: '换行', when: '焦点在输入框，发送用 Enter' },
  ctrlSend: { keys: '{Control>}{Enter}{/Control}', does: '发送', when: '焦点在输入框' },
  scroll: { keys: '{PageUp}', does: '往前看消息', when: '焦点在消息上' },
} as const satisfies KeyTable;
