import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `TakedownForm`. */
export const takedownFormKeys = {
  empty: { keys: '{Enter}', does: '不提交，说明缺什么，焦点到第一处', when: '焦点在“提交通知”上，有没填的' },
  agree: { keys: ' ', does: '确认通知的内容真实', when: '焦点在确认上' },
} as const satisfies KeyTable;
