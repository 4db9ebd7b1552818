import { defineMessages } from '../../i18n/messages.ts';

/** Heads of a bill of materials as a file, with their units. */
export const bomFileMessages = defineMessages('bomFile', {
  designators: '位号',
  quantity: '单套用量（个）',
  need: '需求量（个）',
  writtenMpn: '清单型号',
  writtenBrand: '清单厂商',
  value: '值',
  footprint: '清单封装',
  description: '描述',
  state: '状态',
  match: '怎样匹配',
  mpn: '匹配型号',
  brand: '品牌',
  packageCase: '封装',
  lifecycle: '生命周期',
  price: '单价（元或美元/个）',
  currency: '货币',
  ordered: '订购量（个）',
  lineTotal: '小计（元或美元）',
  stock: '库存（个）',
  seller: '卖家',
  customerRef: '物料编码',
  note: '备注',
});
