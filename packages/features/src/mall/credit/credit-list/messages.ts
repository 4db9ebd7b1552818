import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a company's credit terms. */
export const creditListMessages = defineMessages('creditList', {
  title: '月结',
  terms: '各卖家的额度',
  list: '月结列表',
  statements: '对账单',
  none: '还没有月结',
  noneHint: '打开卖家的店铺页，选“申请月结”。卖家审核通过以后，结算时可以选月结：发货前不用付款，月底对账。',
  toMerchants: '看卖家',
  again: '再次申请',
  againNamed: '向{merchant}再次申请',
  sample: '示例',
  paused: '暂停期间不能用月结下单；已出的对账单照旧付清。',
  overdueHint: '付清逾期的对账单以前，不能再用月结下单。',
});
