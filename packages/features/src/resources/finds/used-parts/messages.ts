import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the parts that resources name. */
export const usedPartsMessages = defineMessages('usedParts', {
  title: '技术资料里用到的型号',
  caption: '型号和用到它的资料',
  count: '{count} 个型号',
  mpn: '型号',
  brand: '品牌',
  category: '分类',
  packageCase: '封装',
  lifecycle: '生命周期',
  resources: '用到它的资料',
  more: '还有 {count} 份',
  none: '—',
  failed: '型号没有加载出来',
  empty: '还没有资料用到这一类的型号',
});
