import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `OperatorPart`. */
export const operatorPartKeys = {
  ask: { keys: '{Enter}', does: '打开更正，焦点到“新的值”', when: '焦点在参数的“更正”上' },
  check: { keys: '{Enter}', does: '核对，说出会改成什么，焦点到“确认更正”', when: '焦点在填好的一栏里' },
  confirm: { keys: '{Enter}', does: '写入更正，焦点回到参数的“更正”', when: '焦点在“确认更正”上' },
  leave: { keys: '{Escape}', does: '不更正，焦点回到参数的“更正”', when: '更正打开' },
} as const satisfies KeyTable;
