import { defineMessages } from '../../i18n/messages.ts';

export const settingsEditorMessages = defineMessages('settingsEditor', {
  title: '配置',
  lead: '每一项单独保存，保存后立即生效。留空保存就是取消这一项。',
  isPublic: '公开',
  isPrivate: '仅服务端',
  notSet: '未设置',
  save: '保存',
  saveOf: '保存 {label}',
  saved: '已保存',
  takenOff: '已取消',
  savedOf: '已保存{label}',
  takenOffOf: '已取消{label}',
  failed: '配置没有加载出来',
  empty: '没有可以修改的配置',
});
