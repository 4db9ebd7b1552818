import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the parcels of an order. */
export const parcelTraceMessages = defineMessages('parcelTrace', {
  parcel: '包裹 {no}',
  trackingNo: '包裹 {no} 的运单号',
  item: '{mpn} × {quantity}',
  comma: '，',
  events: '包裹 {no} 的物流',
  noEvents: '卖家已登记运单，还没有物流信息',
});
