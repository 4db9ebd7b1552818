import { defineMessages } from '../../i18n/messages.ts';

/** Texts of amounts and prices. */
export const moneyMessages = defineMessages('money', {
  unknown: '暂无报价',
});
