import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `AddressForm`. */
export const addressFormKeys = {
  only: { keys: '{ArrowDown}{Enter}', does: '选这个省份；只有一个城市的一并填好，焦点不动', when: '焦点在省份里，列表打开着' },
  send: { keys: '{Enter}', does: '保存；有没填的，焦点到第一处', when: '焦点在输入框里' },
  jump: { keys: '{Enter}', does: '焦点到那一栏', when: '焦点在错误清单的一句上' },
  region: { keys: '{ArrowRight}', does: '换成下一个地区，要填的跟着换', when: '焦点在“送到哪里”上' },
} as const satisfies KeyTable;
