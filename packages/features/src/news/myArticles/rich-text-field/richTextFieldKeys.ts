import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `RichTextField`. */
export const richTextFieldKeys = {
  bold: { keys: '{Control>}b{/Control}', does: '加粗，再按一次去掉；工具栏上的按钮跟着变', when: '焦点在正文里' },
  toolbar: { keys: '{Alt>}{F10}{/Alt}', does: '到工具栏', when: '焦点在正文里' },
  next: { keys: '{ArrowRight}', does: '到下一个工具', when: '焦点在工具栏上' },
  back: { keys: '{Escape}{Escape}', does: '先收起工具的说明，再回到正文', when: '焦点在工具栏上' },
  help: { keys: '{Control>}/{/Control}', does: '打开快捷键表', when: '焦点在正文里' },
  closeHelp: { keys: '{Escape}', does: '关上快捷键表，回到正文', when: '快捷键表打开' },
  cell: { keys: '{Tab}', does: '到下一格', when: '光标在表格里' },
  leave: { keys: '{Escape}{Tab}', does: '离开正文，在哪里都行' },
} as const satisfies KeyTable;
