import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `PartSearchBox` with its history. */
export const partSearchHistoryKeys = {
  focus: { keys: '{Tab}', does: '到搜索框；有搜索历史就展开' },
  next: { keys: '{ArrowDown}{ArrowDown}', does: '到下一条历史，焦点留在框里', when: '历史展开' },
  forget: { keys: '{Delete}', does: '删除这条历史', when: '选中一条历史' },
  toClear: { keys: '{Tab}', does: '到“清空历史”', when: '历史展开' },
  clear: { keys: '{Enter}', does: '清空历史，焦点回到搜索框', when: '焦点在“清空历史”上' },
  nothing: { keys: '{Enter}', does: '什么也不做', when: '框里是空的' },
} as const satisfies KeyTable;

/** The keyboard of `PartSearchBox` with hints. */
export const partSearchHintKeys = {
  collapse: { keys: '{Escape}', does: '收起建议，输入留着', when: '建议展开' },
  reopen: { keys: '{ArrowDown}', does: '再展开建议，选中第一条', when: '建议收起' },
  search: { keys: '{Enter}', does: '按输入的词搜索，收起建议', when: '没有选中建议' },
} as const satisfies KeyTable;

/** The keyboard of `PartSearchBox` where the scope can be chosen. */
export const partSearchScopeKeys = {
  toScope: { keys: '{Shift>}{Tab}{/Shift}', does: '到搜索范围；打开与选择的按键由系统提供', when: '焦点在框里' },
  back: { keys: '{Tab}', does: '回到搜索框，输入留着', when: '焦点在搜索范围上' },
  search: { keys: '{Enter}', does: '在选中的范围里搜索', when: '框里有词' },
} as const satisfies KeyTable;
