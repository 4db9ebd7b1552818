import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the way from a company's page to the forms for what it sells. */
export const addLineMessages = defineMessages('addLine', {
  missingBrand: '这里缺了它代理的品牌？',
  missing: '这里缺了它的品牌或型号？',
  agent_brand: '补充代理品牌',
  trader_brand: '补充经营品牌',
  trader_model: '补充型号',
});
