import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the picture of a registration. */
export const registrySnapshotMessages = defineMessages('registrySnapshot', {
  title: '{name}的登记快照',
  failed: '登记快照没能查到',
  back: '回到 {name}',
  taken: '快照时间：{time}',
  timeUnknown: '快照时间未知',
  alt: '{name}的工商登记快照。图上的文字都在工商登记里。',
  text: '图上的文字都在 {link} 里，可以复制、朗读和放大。',
  base: '工商登记',
  none: '数据源没有这家公司的登记快照',
  noneHint: '登记的内容在工商登记里。',
  toBase: '去看工商登记',
});
