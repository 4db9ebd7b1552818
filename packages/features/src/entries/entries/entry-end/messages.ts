import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of what the forms for entries end with. */
export const entryEndMessages = defineMessages('entryEnd', {
  evidence: '在哪里可以查到',
  evidenceHint: '官网、公告或证书的网址，也可以写明情况',
  evidenceRequired: '请写明在哪里可以查到，例如官网的网址',
  evidenceLong: '最多 500 个字，请删短',
  submit: '提交审核',
  submitting: '正在提交',
  cancel: '取消',
});
