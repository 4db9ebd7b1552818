import { defineMessages } from '../../i18n/messages.ts';

export const apiFieldsMessages = defineMessages('apiFields', {
  name: '字段',
  type: '类型',
  text: '说明',
  required: '必填',
  none: '没有',
  reason: '原因',
  status: '状态码',
  what: '什么时候、怎么办',
});
