import { defineMessages } from '../../../i18n/messages.ts';

export const partPreviewMessages = defineMessages('partPreview', {
  openReader: '打开数据手册',
  openDetail: '查看详情',
  openMaker: '去原厂网站查看',
  openTold: '来源与报告失效',
  noDatasheet: '还没有这个型号的数据手册',
  outsideNote: '数据手册在 {host}，不在本站。',
  sample: '示例文档',
  previewKeys: '↑ ↓ 换一行，空格预览，Enter 打开详情，Esc 关闭',
});
