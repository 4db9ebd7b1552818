import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of keeping a search. */
export const saveSearchMessages = defineMessages('saveSearch', {
  add: '保存这次搜索',
  edit: '更改保存的搜索',
  close: '关闭',
  name: '名称',
  noName: '请给它起个名称',
  kinds: '有这些变化时提醒',
  kindsHint: '一天最多一封，没有变化就不发；发到站内通知，绑定了邮箱的也发邮件。都不选就只保存。最多保存 {most} 个。',
  newPart: '有新的型号',
  newSheet: '有新的数据手册',
  price: '降到某个单价以下',
  stock: '从无货到有货',
  lifecycle: '生命周期改变',
  priceBelow: '单价低于（元）',
  priceHint: '按人民币报价比较。现在已经低于它的不提醒，等它降下来才提醒。',
  noPrice: '请写大于 0 的单价，最多 6 位小数，如 1.25',
  cancel: '取消',
  save: '保存',
  saving: '正在保存',
  failed: '没有保存成功，请稍后重试',
});
