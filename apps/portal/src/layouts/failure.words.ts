import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../page/sharedTexts.ts';

const messages = defineMessages('portalFailure', {
  ...sharedTexts,
  badAddress: '网址里有不认识的筛选条件，请从首页重新查找。',
  notFoundTitle: '页面不存在 This page could not be found',
  partGone: '没有这个编号的器件：链接可能写错了，或者目录里已经没有它。用型号搜一下，多半还能找到。',
  documentGone: '没有这份数据手册：链接可能写错了，或者它已被撤下。用型号搜一下，原厂网站上可能还有。',
  goodsGone: '没有这件商品：可能已下架，或者链接写错了。用型号搜一下，别的卖家也许有。',
  articleGone: '没有这篇文章：可能已撤下，或者链接写错了。',
  brandGone: '没有这个品牌：链接可能写错了，或者它已并入别的品牌。',
  categoryGone: '没有这个分类：链接可能写错了，或者分类已经调整。用型号或关键词搜一下，多半还能找到。',
  merchantGone: '没有这个卖家：链接可能写错了，或者它已不在商城。',
  authorGone: '没有这位作者：链接可能写错了。',
  channelGone: '没有这个频道：链接可能写错了，或者频道已经调整。',
  orderGone: '没有这张订单：链接可能写错了，或者它属于别的账号。',
  merchantOrderGone: '没有这张订单：链接可能写错了，或者它属于别的卖家。',
  orderGoneHere: '没有这张订单：链接可能写错了。用订单号搜一下。',
  seeOrders: '看全部订单',
  seeParts: '查找型号',
  searchParts: '搜索型号',
  searchBrands: '查找品牌',
  searchMerchants: '查找卖家',
  searchAuthors: '看全部作者',
  searchGoods: '去商城搜索',
  searchNews: '看最新文章',
  notFoundDescription: '这个地址没有对应的页面。',
});

/** Reads a word of what stands in the place of a page that could not be shown; it comes with that, not with every page. */
export const t = translator(messages);
