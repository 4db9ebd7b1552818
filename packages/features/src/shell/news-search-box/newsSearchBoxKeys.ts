import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `NewsSearchBox`, where it has no hints; the list of last searches has the keys of `PartSearchBox`. */
export const newsSearchBoxKeys = {
  narrow: { keys: '国产', shown: '文字', does: '历史只留下含有这些字的', when: '历史展开' },
  pick: { keys: '{ArrowDown}{Enter}', does: '搜索选中的那条历史，收起', when: '历史展开' },
} as const satisfies KeyTable;
