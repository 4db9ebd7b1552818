import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `MyUploads` and of its question. */
export const myUploadsKeys = {
  ask: { keys: '{Enter}', does: '先问，焦点在“不撤回”上', when: '焦点在“撤回”上' },
  keep: { keys: '{Escape}', does: '不撤回，焦点回到“撤回”', when: '问题打开' },
  confirm: { keys: '{Tab}{Enter}', does: '撤回，并说出来', when: '焦点在问题的“不撤回”上' },
} as const satisfies KeyTable;
