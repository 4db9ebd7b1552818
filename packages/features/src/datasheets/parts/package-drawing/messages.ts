import { defineMessages } from '../../../i18n/messages.ts';

export const packageDrawingMessages = defineMessages('packageDrawing', {
  drawing: '{name} 俯视示意图，{pins} 个引脚，标记处是 1 脚，逆时针编号',
  frontDrawing: '{name} 正面示意图，{pins} 个引脚，标记一侧是 1 脚',
  plainDrawing: '{name} 俯视示意图，{pins} 个引脚',
  pins: '{pins} 个引脚',
  note: '{name} 示意图，由封装名称和引脚数画出，不按比例。尺寸和焊盘以原厂封装图为准。',
  pinTable: '{name} 的引脚位置',
  side: '位置',
  pinNumbers: '引脚编号',
  left: '左侧，自上而下',
  bottom: '下侧，自左向右',
  right: '右侧，自下而上',
  top: '上侧，自右向左',
  grid: '底面',
  noDefinitions: '管脚定义未收录，请查阅原厂数据手册。',
});
