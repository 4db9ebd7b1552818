import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `Cart`. */
export const cartKeys = {
  one: { keys: ' ', does: '选或不选这一行，全选随着变为部分选中', when: '焦点在一行的勾选框上' },
  all: { keys: ' ', does: '全选或全不选这一卖家能订的行', when: '焦点在“全选”上' },
  break: { keys: '{Enter}', does: '改为下一档的数量，焦点到数量', when: '焦点在“改为”上' },
  quantity: { keys: '{ArrowUp}{ArrowUp}{ArrowUp}', does: '加三个倍数，小计只说一次', when: '焦点在数量上' },
  know: { keys: '{Enter}', does: '记下新价格，焦点到数量', when: '焦点在“知道了”上' },
  write: { keys: '{Enter}', does: '填客户料号，焦点到输入框', when: '焦点在“填客户料号”上' },
  leave: { keys: '{Escape}', does: '不改，焦点回到“填客户料号”', when: '焦点在客户料号的输入框里' },
  save: { keys: 'PO-77{Tab}{Enter}', does: '保存客户料号，焦点到“修改”', when: '焦点在客户料号的输入框里', shown: '料号 Tab Enter' },
  remove: { keys: '{Enter}', does: '移除这一行，焦点到下一行的“移除”', when: '焦点在“移除”上' },
  undo: { keys: '{Enter}', does: '撤销移除，焦点到回来的那一行', when: '焦点在“撤销”上' },
} as const satisfies KeyTable;
