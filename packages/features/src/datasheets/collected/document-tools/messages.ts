import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of what a member does with a datasheet. */
export const documentToolsMessages = defineMessages('documentTools', {
  tools: '数据手册操作',
  collect: '存入我的数据手册',
  mail: '发到邮箱',
  mailing: '正在发送',
  attached: '已发送到 {email}，数据手册在附件里',
  linked: '已发送到 {email}，邮件里有数据手册的链接',
  bindFirst: '还没有绑定邮箱，请先绑定，再发到邮箱',
  toSettings: '去账号设置绑定',
  failed: '没有完成，请稍后重试',
  version: '版本 {version}（{date}）',
  versionOnly: '版本 {version}',
  dateOnly: '发布于 {date}',
  revise: '与{version}对照',
  takedown: '侵权投诉',
  older: '旧版',
  newer: '新版',
});
