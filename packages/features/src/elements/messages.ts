import { defineMessages } from '../i18n/messages.ts';

export const elementsMessages = defineMessages('elements', {
  logIn: '登录芯页',
  compare: '{names} 的参数对比',
  openCompare: '在芯页打开对比',
  tooFew: '至少要有两个型号才能对比。',
  bom: 'BOM（物料清单）',
  bomHint: '一行一个：型号 数量；也可以从表格里粘贴。',
  bomExample: 'STM32F103C8T6 100\nAMS1117-3.3 200',
  bomMatch: '到芯页匹配型号和价格',
  bomEmpty: '请写上型号和数量，一行一个',
  bomTooLong: '最多 {most} 字，长的清单请在芯页上传文件',
  followers: '{count} 人关注',
  supplies: '供应 {count} 条',
  demands: '求购 {count} 条',
  company: '{name} 的企业信息',
});

/** Whose pieces these are. */
export const elementsSite = { name: '芯页', latinName: 'ChipPage' };
