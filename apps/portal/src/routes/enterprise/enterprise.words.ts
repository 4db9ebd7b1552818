import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalEnterprise', {
  ...sharedTexts,
  company: '企业管理',
  invitation: '企业邀请',
  contacts: '企业联系人',
  contact: '填写企业的联系人',
  companies: '找企业',
  companiesSearch: '找企业：{keywords}',
  companiesPage: '{title}，第 {page} 页',
  companiesDescription: '按名称、所在地、身份和认证找电子元器件企业：供应、求购、关注人数和认证状态；热门按关注人数排，写明怎么排。',
  homeDescription: '{name}，{place}：现在的供应、公开的求购、产线、营业执照信息，近 90 天的平均响应和成交完成。',
  homeDemand: '{name}的求购',
  homeLines: '{name}的产线',
  homeContacts: '{name}的联系人',
  homeAbout: '{name}的资料',
  unknownPlace: '所在地未知',
  productTitle: '{agent}的 {mpn}',
  productDescription: '{agent}的 {brand} {mpn}：库存、起订量、货期、品牌授权和资料来源，不知道的写未知。',
  ask: '向{agent}询价',
  logInToAsk: '登录后询价',
  asked: '询价已发出，对方报价后会通知你',
  unreachable: '还没有认证企业在本站维护这一页，在这里问不到对方。可以发布求购，由供应这个型号的公司来报价。',
  postInstead: '求购 {mpn}',
  offers: '同型号的现货供应',
  offersOf: '{mpn} 的现货供应',
  noOffers: '现在没有企业在供求里供应这个型号',
  board: '去芯片求购',
  lines: '产线',
  promotion: '推广',
  agentListing: '代理商页面',
  traderListing: '贸易商页面',
  handedIn: '已提交，审核结果会发到站内消息',
});

/** Reads a word of the pages of companies. */
export const t = translator(messages);
