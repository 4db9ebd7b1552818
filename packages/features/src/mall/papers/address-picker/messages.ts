import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the choice of an address. */
export const addressPickerMessages = defineMessages('addressPicker', {
  title: '收货地址',
  add: '新增收货地址',
  more: '显示全部 {count} 个地址',
  empty: '还没有收货地址',
  emptyHint: '填好收货地址才能提交订单，下次会自动选中',
});
