import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ApplyForm`. */
export const applyFormKeys = {
  send: { keys: '{Enter}', does: '投递；有不对的就说在那一栏，焦点到第一处', when: '焦点在一栏里' },
} as const satisfies KeyTable;
