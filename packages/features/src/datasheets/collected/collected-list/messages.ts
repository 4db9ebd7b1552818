import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the collected datasheets. */
export const collectedListMessages = defineMessages('collectedList', {
  label: '我的数据手册',
  since: '存入于',
  gone: '已下架',
  outside: '在原厂网站',
  newer: '有新版',
  remove: '移出',
  undo: '放回',
  removeNamed: '移出 {title}',
  undoNamed: '放回 {title}',
  removed: '已移出 {title}，可放回',
  restored: '已放回 {title}',
  pick: '选择',
  pickNamed: '选择 {title}',
  download: '打包下载 {count} 份',
  downloadNone: '打包下载',
  downloading: '正在打包',
  chooseFile: '请选择文件',
  downloaded: '已下载 {name}',
  zipName: '我的数据手册',
  downloadFailed: '下载没有完成，请稍后重试',
  empty: '还没有存入数据手册',
  hint: '阅读数据手册时点“存入我的数据手册”，以后从这里打开、打包下载，有新版时会标出来',
  search: '去找数据手册',
});
