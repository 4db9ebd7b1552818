import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the member's addresses. */
export const addressListMessages = defineMessages('addressList', {
  title: '收货地址',
  defaultAddress: '默认收货地址',
  add: '新增收货地址',
  empty: '还没有收货地址',
  emptyHint: '大陆、香港、台湾都可以；第一个会成为默认地址，下单时自动选中',
});
