import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `StepUpDialog`. */
export const stepUpDialogKeys = {
  open: { keys: '{Enter}', does: '打开，焦点进入对话框', when: '焦点在要确认的按钮上' },
  password: { keys: '{ArrowRight}', does: '换成密码验证', when: '焦点在“短信验证”标签上' },
  close: { keys: '{Escape}', does: '离开，焦点回到原来的按钮', when: '对话框打开' },
} as const satisfies KeyTable;
