/** The names of the pages of what is wanted and offered. */
import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalInquiries', {
  demands: '芯片求购',
  demandsDescription: '电子元器件求购：型号、数量、目标价、交货地和批号一目了然，认证供应商在线报价。',
  supplies: '现货供应',
  suppliesDescription: '电子元器件现货供应：按型号、交货地、含税、币种、成色和更新时间筛选，写明认证公司和市场深度。',
  page: '{title} 第 {page} 页',
  search: '{title}：{keywords}',
  home: '芯片求购与现货',
  homeDescription: '最新的芯片求购和现货供应。发布一条求购，认证供应商来报价，报价在一张表里比较。',
  demandOf: '求购 {model}',
  supplyOf: '供应 {model}',
  demandDescription: '求购 {model}：{quantity}，{place}。',
  supplyDescription: '供应 {model}：{quantity}，{place}。',
  anyQuantity: '数量不限',
  pieces: '{count} 只',
  anyPlace: '交货地不限',
  SZ: '深圳交货',
  HK: '香港交货',
  OTHER: '其他地点交货',
  post: '发布供求',
  myInquiry: '我的供应',
  myDemands: '我的求购',
  matches: '供需匹配',
  blocked: '屏蔽的公司',
  quotes: '报价',
  quote: '报价详情',
  compare: '比较报价',
  posted: '已发布',
  saved: '已保存',
  reported: '已收到举报，处理后会通知你',
  blockedDone: '已屏蔽，对方不会知道',
  newestDemands: '最新求购',
  newestSupplies: '最新供应',
  allDemands: '全部求购',
  allSupplies: '全部供应',
});

/** Reads a word of what is wanted and offered. */
export const t = translator(messages);
