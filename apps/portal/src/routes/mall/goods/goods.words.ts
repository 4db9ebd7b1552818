/** The words of the mall's lists and goods that belong to the app: names of pages and what they are about. */
import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalGoods', {
  mall: '商城',
  mallLead: '各卖家的现货与价格，按数量分档；库存、批号、起订与税率写明，未知就写未知。',
  mallDescription: '电子元器件现货：阶梯价、库存、批号、起订量、含税与未税，人民币与美元。',
  category: '{name}现货',
  categoryDescription: '{name}的现货与价格，共 {count} 个商品：阶梯价、库存、批号、起订量。',
  search: '“{keywords}”的现货',
  page: '{title}（第 {page} 页）',
  merchants: '卖家',
  merchantsLead: '在商城出售的卖家。标“示例”的是虚构的公司，用来演示。',
  merchantsDescription: '商城的卖家：所在地、币种、商品数和发货说明。',
  merchantsSearch: '“{keywords}”的卖家',
  merchantDescription: '{name}（{place}）：{intro}',
  goodsTitle: '{mpn} {brand} 现货价格',
  goodsDescription: '{mpn}（{brand}）{packageCase}，{merchant}：{stock}，{moq} 起订，{price}。',
  stockKnown: '库存 {count}',
  stockUnknown: '库存未知',
  packageUnknown: '封装未知',
  priceFrom: '{quantity}+ {price}',
  noPrice: '暂无报价',
  sampleGoodsRow: '示例商家的虚构报价，不能成交',
  merchantsNothing: '没有找到这个卖家',
  merchantsNothingHint: '换一个更短的名称再试。',
  merchantsAll: '看全部卖家',
});

/** Reads a word of the mall's lists and goods. */
export const t = translator(messages);
