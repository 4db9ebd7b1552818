import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of stock, date code and lead time. */
export const stockLineMessages = defineMessages('stockLine', {
  stock: '库存',
  dateCode: '批号',
  leadTime: '交期',
  unknown: '未知',
  none: '无货',
  pieces: '{count} {unit}',
  total: '共 {count} {unit}',
  fromStock: '现货',
  days: '{count} 天',
  today: '现货，今日 17:00 前下单当日发货',
});
