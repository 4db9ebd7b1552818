import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the form that applies for a job. */
export const applyFormMessages = defineMessages('applyForm', {
  title: '投递简历',
  about: '{title}，{company}，{salary}',
  kept: '简历和联系方式只有你和这家公司招聘的人看得到，保存 {days} 天后自动删除；你随时可以在“我的投递”里删除。',
  notOpen: '这个职位已经不能投递。',
  own: '这是你自己公司的职位，不能投递。',
  applied: '你已经投递过这个职位。',
  myApplications: '看我的投递',
  back: '回到职位',
  name: '姓名',
  nameWrong: '请填写姓名，最多 20 字',
  phone: '电话',
  phoneHint: '公司用它联系你',
  phoneOwn: '不填就用你的登录手机号 {mobile}',
  phoneWrong: '请填写手机号或带区号的电话，例如 13800001234、0755-12345678',
  phoneMissing: '请填写公司能联系到你的电话',
  message: '想说的话（可不填）',
  file: '把简历拖到这里',
  fileHint: '一份，PDF、DOC 或 DOCX，不超过 5 MB。不要放身份证照片和银行卡号。',
  fileRequired: '请先上传简历',
  wrongType: '只支持 PDF、DOC 和 DOCX',
  tooLarge: '超过 5 MB，请压缩图片或另存为 PDF 后再上传',
  submit: '投递',
  pending: '正在投递……',
  failed: '没有投递成功，请稍后重试',
});
