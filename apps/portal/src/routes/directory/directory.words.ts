import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalDirectory', {
  ...sharedTexts,
  agentListTitle: '代理分销',
  agentListPage: '代理分销，第 {page} 页',
  agentListDescription: '电子元器件的授权代理、目录分销商和独立贸易商：代理的品牌、授权到什么时候、服务区域、型号与库存；没有证明的写未核验。',
  agentDescription: '{name}：代理的品牌和授权的有效期、服务区域、型号、库存和交期；没有证明的写未核验。',
  sampleCompany: '样例：虚构的公司，只用来演示页面。',
  agentCompare: '代理商对比',
  agentCompareDescription:
    '把两三家代理商并排看：对一个品牌或一个型号的授权、有效期、库存、交期和服务区域，不同的地方写明；网址可以收藏，也可以发给同事，不用登录。',
  brandListTitle: '品牌大全',
  brandListOf: '品牌大全：{type}',
  digits: '数字开头',
  byCountry: '按国家和地区',
  byCategory: '按分类',
  brandListDescription: '按首字母、国家和地区、分类浏览电子元器件品牌，查看每个品牌的型号与数据手册。',
  brandHomeTitle: '{name} 品牌',
  brandHomeDescription: '{name}：{parts} 个型号、{documents} 份数据手册，产品线 {lines}；现属哪家公司、旗下品牌和并购历史。',
  brandInfoTitle: '{name} 企业信息',
  brandInfoDescription: '{name} 的国家和地区、成立年份、官网、曾用名、产品线、旗下品牌，以及并购与分拆的年份。',
  brandContactTitle: '{name} 联系方式',
  brandContactDescription: '{name} 的官网和公开的联系方式；没有收录的写明未收录，并指出到哪里核对。',
  brandSheetsTitle: '{name} 数据手册',
  brandSheetsDescription: '{name} 的 {documents} 份数据手册：页内可读的和在原厂网站的，可按分类、标题和型号查找。',
  brandAgentsTitle: '{name} 代理商',
  brandAgentsDescription: '{name} 的授权代理和目录分销商：授权到什么时候、服务区域、型号与库存；没有证明的写未核验。',
  brandTradersTitle: '{name} 贸易商',
  brandTradersDescription: '经营 {name} 的独立贸易商：服务区域、型号与库存；贸易商不是原厂授权的渠道，没有证明的写未核验。',
  pageOf: '{title}，第 {page} 页',
  companyInfoStep: '企业信息',
  contactInfoStep: '联系方式',
  specificationStep: '数据手册',
  agentListStep: '代理商',
  traderStep: '贸易商',
});

/** Reads a word of the directory. */
export const t = translator(messages);
