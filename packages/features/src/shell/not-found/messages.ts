import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the page that is not there. */
export const notFoundMessages = defineMessages('notFound', {
  code: '404，U404 未贴装',
  title: '该页面已从这个星球上消失',
  lines: '焊盘还在，丝印还在，芯片不见了。',
  lines2: '可能已停产，也可能从来没有流片。',
  stay: '停留在此页',
  home: '返回首页',
  leaving: '2 秒后自动返回首页，动一下就会停',
  staying: '已停留在此页',
  orGoTo: '或者去',
  drawing: '一块电路板，标着 U404 的位置上没有芯片',
});
