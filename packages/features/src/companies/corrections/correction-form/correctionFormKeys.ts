import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `CorrectionForm`. */
export const correctionFormKeys = {
  pick: { keys: '{Enter}', does: '选中只剩的一栏', when: '输入的字只对得上一栏' },
  send: { keys: '{Enter}', does: '提交；有没填的，焦点到第一个；只差材料的，焦点到选择文件', when: '焦点在提交纠错上' },
} as const satisfies KeyTable;
