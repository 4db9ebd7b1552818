import { defineMessages } from '../../i18n/messages.ts';

/** How pieces are packed. */
export const packingMessages = defineMessages('packing', {
  reel: '编带',
  cut_tape: '剪带',
  tray: '托盘',
  tube: '管装',
  bulk: '散装',
  bag: '袋装',
  box: '盒装',
});
