import { defineMessages } from '../../i18n/messages.ts';

/** Texts of a notice of infringement and what happened to it. */
export const takedownCaseMessages = defineMessages('takedownCase', {
  title: '侵权通知 {id}',
  progress: '处理进度',
  notice: '通知的内容',
  received: '收到通知，等待核实',
  upheld: '已采纳，内容下架',
  rejected: '没有采纳，内容没有下架',
  contested: '内容的提供者提交了不侵权声明，等待核实',
  restored: '声明已采纳，内容恢复',
  kept: '声明没有采纳，内容仍然下架',
  failed: '这份通知没有加载出来',
  counterTitle: '你认为没有侵权？',
  counterLead: '可以提交一次不侵权声明。我们会把声明转送给通知人，并核实要不要恢复。',
  counterOpen: '提交不侵权声明',
  counterContact: '联系方式',
  counterContactHint: '邮箱或手机号，只用来核实和答复',
  counterContactMissing: '请填写邮箱或手机号',
  counterIsTrue: '我保证声明的内容真实，并愿意承担不实声明的法律责任',
  counterIsTrueMissing: '请先确认声明的内容真实',
  counterContent: '为什么没有侵权',
  counterContentHint: '例如：原厂授权的编号、自己写的依据；通知人会看到',
  counterContentMissing: '请说明为什么没有侵权',
  counterSend: '提交声明',
});
