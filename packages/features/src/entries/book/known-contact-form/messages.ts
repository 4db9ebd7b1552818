import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the form of one of a member's own contacts. */
export const knownContactFormMessages = defineMessages('knownContactForm', {
  addTitle: '新增联系人',
  editTitle: '修改联系人',
  kept: '从公司页面存下的。这里的改动只有自己看得到，公司的页面不变。',
  note: '只有自己看得到。',
  name: '姓名或部门',
  nameRequired: '请填写姓名或部门',
  company: '公司（选填）',
  phone: '电话（选填）',
  email: '邮箱（选填）',
  wechat: '微信号（选填）',
  remark: '备注（选填）',
  tooLong: '最多 {most} 个字，请删短',
  submit: '保存',
  submitting: '正在保存',
  failed: '没有保存成功，填的内容还在，请稍后重试',
  cancel: '取消',
});
