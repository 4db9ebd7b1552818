import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `NoticeList`. */
export const noticeListKeys = {
  kind: { keys: '{ArrowRight}', does: '换一个类别', when: '焦点在类别上' },
  unread: { keys: ' ', does: '只看未读，或看全部', when: '焦点在“只看未读”上' },
  read: { keys: '{Enter}', does: '标为已读，焦点不动', when: '焦点在一条的“标为已读”上' },
} as const satisfies KeyTable;
