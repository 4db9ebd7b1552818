import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Gallery`. */
export const galleryKeys = {
  next: { keys: '{ArrowRight}', does: '换到下一张', when: '焦点在缩略图上' },
  end: { keys: '{End}', does: '到最后一张', when: '焦点在缩略图上' },
  around: { keys: '{ArrowRight}', does: '回到第一张', when: '在最后一张' },
  previous: { keys: '{ArrowLeft}', does: '换到上一张', when: '焦点在缩略图上' },
  home: { keys: '{Home}', does: '到第一张', when: '焦点在缩略图上' },
  open: { keys: '{Enter}', does: '放大', when: '焦点在大图上' },
  close: { keys: '{Escape}', does: '回到大图', when: '放大时' },
} as const satisfies KeyTable;
