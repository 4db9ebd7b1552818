import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the page of licences. */
export const licencesPageMessages = defineMessages('licencesPage', {
  title: '开源许可',
  intro: '网站使用了 {count} 个开源软件包，感谢它们的作者。',
  group: '{licence}（{count}）',
  version: '版本 {version}',
  home: '主页（新窗口打开）',
  show: '许可全文',
  empty: '没有需要列出的软件包',
});
