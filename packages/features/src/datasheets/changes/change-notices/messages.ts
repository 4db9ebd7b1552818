import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the page of makers' notices. */
export const changeNoticesMessages = defineMessages('changeNotices', {
  title: '变更与停产通知',
  count: '{count} 条',
  kind: '类别',
  brand: '品牌',
  all: '全部',
  allBrands: '全部品牌',
  onePart: '只看一个型号的通知',
  everyPart: '看全部型号的',
  list: '通知',
  failed: '没有读到通知',
  empty: '没有这样的通知',
  emptyHint: '这里只有本站登记过的原厂通知，没有登记的不代表原厂没有发过。型号的生命周期在型号页上，写着来源。',
  ending: '看即将停产和停产的型号',
  note: '通知由运营人员按原厂文件登记，以原厂文件为准。在型号页点“关注”，登记了新的通知时在站内告诉您。',
});
