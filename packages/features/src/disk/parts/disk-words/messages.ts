import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the disk that several of its pages say. */
export const diskMessages = defineMessages('disk', {
  root: '我的文件',
  folder: '文件夹',
  pdf: 'PDF',
  picture: '图片',
  text: '文本',
  code: '代码',
  sheet: '表格',
  office: '办公文档',
  archive: '压缩包',
  other: '其他',
  trash: '回收站',
  clash: '“{name}”同名，没有处理',
  skipped: '“{name}”已跳过',
  changed: '“{name}”刚在别处改过，请看过以后再做一次',
  missing: '“{name}”已经不在这里了',
  originGone: '“{name}”原来的文件夹不在了，请选择还原到哪里',
  tooDeep: '“{name}”没有完成：文件夹最多 {depth} 层，请放到浅一些的地方',
  intoItself: '“{name}”不能放进它自己里面，请选别的文件夹',
  overQuota: '“{name}”没有完成：空间不够，请删除不用的文件并清空回收站',
  full: '“{name}”没有完成：最多 {items} 个文件和文件夹，请先清理',
  between: '；',
  more: '，还有 {count} 个',
});
