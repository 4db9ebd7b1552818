import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `NewsSearchBox`. */
export const newsSearchBoxKeys = {
  focus: { keys: '{Tab}', does: '到搜索框；有搜索历史就展开' },
  next: { keys: '{ArrowDown}{ArrowDown}', does: '到下一条历史，焦点留在框里', when: '历史展开' },
  forget: { keys: '{Delete}', does: '删除这条历史', when: '选中一条历史' },
  toClear: { keys: '{Tab}', does: '到“清空历史”', when: '历史展开' },
  clear: { keys: '{Enter}', does: '清空历史，焦点回到搜索框', when: '焦点在“清空历史”上' },
} as const satisfies KeyTable;
