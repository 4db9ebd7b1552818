import { defineMessages } from '../../../i18n/messages.ts';

export const packageDrawingMessages = defineMessages('packageDrawing', {
  drawing: '{name} 俯视示意图，{pins} 个引脚，标记处是 1 脚，逆时针编号',
  frontDrawing: '{name} 正面示意图，{pins} 个引脚，标记一侧是 1 脚',
  plainDrawing: '{name} 俯视示意图，{pins} 个引脚',
  pins: '{pins} 个引脚',
  note: '{name} 示意图，由封装名称和引脚数画出，不按比例。尺寸和焊盘以原厂封装图为准。',
});
