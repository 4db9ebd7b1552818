import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ReceiptUpload`. */
export const receiptUploadKeys = {
  empty: { keys: '{Enter}', does: '没有文件就不提交，焦点到“选择文件”', when: '焦点在输入框里' },
  wrong: { keys: '{Backspace}2{Enter}', does: '与订单合计差一分也不提交，说应该是多少，焦点不动', when: '焦点在付款金额里', shown: '别的金额 Enter' },
  remove: { keys: '{Enter}', does: '移除；一个也不剩，焦点到“选择文件”', when: '焦点在一个文件的“移除”上' },
} as const satisfies KeyTable;
