import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `FileDrop`. */
export const fileDropKeys = {
  focus: { keys: '{Tab}', does: '到“选择文件”' },
  open: { keys: ['{Enter}', ' '], does: '打开系统的选择窗口' },
  paste: { keys: '{Control>}v{/Control}', does: '加入剪贴板里的文件', when: '焦点在按钮上' },
} as const satisfies KeyTable;
