import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `CompanyPage`. */
export const companyPageKeys = {
  send: { keys: '{Enter}', does: '提交；没有执照的，焦点到选择文件；有没填的，列出来并到第一个', when: '焦点在输入框里' },
  leave: { keys: '{Tab}', does: '离开信用代码和名称时就核对：校验位不对、已有同名企业，马上说', when: '焦点在那一格里' },
} as const satisfies KeyTable;
