import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the share code. */
export const shareCodeMessages = defineMessages('shareCode', {
  title: '我的邀请码',
  hint: '别人用这个地址注册，就记在你的名下',
  code: '邀请码',
  address: '邀请地址',
  copyCode: '复制邀请码',
  copyAddress: '复制地址',
  codeCopied: '邀请码已复制',
  addressCopied: '地址已复制',
  copyFailed: '没能复制，请选中文字后自己复制',
  qr: '邀请地址的二维码，与写出的地址相同',
  registrations: '已有 {count} 人用它注册',
  none: '还没有人用它注册',
  unknown: '未填写',
});
