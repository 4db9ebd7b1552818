import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the banner for purchase inquiries. */
export const purchaseBannerMessages = defineMessages('purchaseBanner', {
  text: '找不到现货？发布求购，让供应商来报价',
  publish: '发布求购',
  dismiss: '不再显示',
});
