import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `LessonPage`. */
export const lessonPageKeys = {
  finish: { keys: '{Enter}', does: '标为已读，到下一课', when: '焦点在“读完，下一课”上' },
  mark: { keys: '{Tab} ', does: '标为已读，不离开这一课', when: '焦点在“读完，下一课”上', shown: 'Tab 空格' },
} as const satisfies KeyTable;
