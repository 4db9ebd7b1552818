import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `JobForm`. */
export const jobFormKeys = {
  send: { keys: '{Enter}', does: '发布；有不对的就说在那一栏，焦点到第一处', when: '焦点在一栏里' },
} as const satisfies KeyTable;
