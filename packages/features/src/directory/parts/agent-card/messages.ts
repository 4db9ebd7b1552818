import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a distributor in a list. */
export const agentCardMessages = defineMessages('agentCard', {
  sample: '样例',
  brands: '代理 {count} 个品牌：{names}',
  sells: '经营 {count} 个品牌：{names}',
  moreBrands: '{names} 等',
  noBrands: '代理的品牌：未知',
  noneSold: '经营的品牌：未知',
  verified: '{count} 个授权已核验',
  noneVerified: '授权未核验',
  regions: '服务 {regions}',
  noRegions: '服务区域未知',
  parts: '{count} 个型号',
  stocked: '{count} 个有货（{day}）',
  compare: '对比',
  compareOf: '把{name}加入对比',
});

/** How a distributor sells. */
export const agentKindMessages = defineMessages('agentKind', { authorized: '授权代理', catalog: '目录分销', independent: '独立贸易商' });
