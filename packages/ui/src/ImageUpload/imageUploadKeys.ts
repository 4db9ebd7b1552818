import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `ImageUpload`. */
export const imageUploadKeys = {
  move: { keys: '{Enter}', does: '往后移一位，焦点跟着走', when: '焦点在“下移”上' },
  remove: { keys: '{Enter}', does: '移除，焦点到下一张的说明；没有了到“选择图片”', when: '焦点在“移除”上' },
} as const satisfies KeyTable;
