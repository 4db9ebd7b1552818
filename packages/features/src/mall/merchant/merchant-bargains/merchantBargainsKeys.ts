import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `MerchantBargains`. */
export const merchantBargainsKeys = {
  accept: { keys: '{Enter}', does: '写一句答复，焦点到输入框', when: '焦点在“接受”上' },
  send: { keys: '可以{Tab}{Enter}', does: '接受这个价，答复留在这一条里', when: '焦点在答复里', shown: '答复 Tab Enter' },
} as const satisfies KeyTable;
