import { defineMessages } from '../../../i18n/messages.ts';

/** What photographs of parts have to show. */
export const photoShotsMessages = defineMessages('photoShots', {
  shot_label: '标签整张',
  shot_labelHint: '原厂标签拍全，型号、批号、数量、条码能读',
  shot_reel: '卷盘和外箱',
  shot_reelHint: '整盘、整箱各一张，封条没有断',
  shot_pins: '引脚近照',
  shot_pinsHint: '侧光拍，看得出有没有氧化、镀锡、划痕',
  shot_top: '顶部丝印',
  shot_topHint: '字清楚，看得到批号；旁边放一张写了日期的纸',
  shot_bag: '防潮袋',
  shot_bagHint: '密封没有拆，湿度卡的颜色看得见',
});
