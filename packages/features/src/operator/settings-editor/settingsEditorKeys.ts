import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `SettingsEditor`. */
export const settingsEditorKeys = {
  same: { keys: '{Enter}', does: '没有改就不保存', when: '焦点在一项里' },
  save: { keys: '示例 ICP 备 00000000 号{Enter}', does: '保存这一项，焦点不动', when: '焦点在一项里，改过了', shown: '文字 Enter' },
} as const satisfies KeyTable;
