import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `PiList`. */
export const piListKeys = {
  open: { keys: '{Enter}', does: '打开这一份来读', when: '焦点在“查看”上' },
  close: { keys: '{Escape}', does: '关上，焦点回到“查看”', when: '一份打开着' },
  ask: { keys: '{Enter}', does: '先问，焦点在“不作废”上', when: '焦点在“作废”上' },
  keep: { keys: '{Escape}', does: '不作废，焦点回到“作废”', when: '问题打开' },
  confirm: { keys: '{Tab}{Enter}', does: '作废；“作废”没有了，焦点到列表上面的结果', when: '焦点在问题的“不作废”上' },
} as const satisfies KeyTable;
