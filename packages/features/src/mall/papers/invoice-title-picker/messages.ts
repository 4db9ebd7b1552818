import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the choice of an invoice title. */
export const invoiceTitlePickerMessages = defineMessages('invoiceTitlePicker', {
  title: '发票',
  none: '不开发票',
  noneHint: '收货后仍可在“发票”里申请',
  add: '新增发票抬头',
  more: '显示全部 {count} 个抬头',
});
