import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ClashDialog`. */
export const clashDialogKeys = {
  next: { keys: '{ArrowDown}', does: '到下一种处理', when: '焦点在三种处理上' },
  forAll: { keys: ' ', does: '其余的也这样处理', when: '焦点在它的方框上' },
  confirm: { keys: '{Enter}', does: '照选的处理，接着其余的', when: '焦点在“继续”上' },
  stop: { keys: '{Escape}', does: '全部停止' },
} as const satisfies KeyTable;
