import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `UploadList`. */
export const uploadListKeys = {
  pause: { keys: '{Enter}', does: '暂停；再按一次继续，焦点不动', when: '焦点在“暂停”上' },
  cancel: { keys: '{Enter}', does: '取消上传，焦点到下一份的按钮', when: '焦点在“取消上传”上' },
  remove: { keys: ' ', does: '移除，焦点到下一份的按钮；没有了到“选择文件”', when: '焦点在“移除”上' },
} as const satisfies KeyTable;
