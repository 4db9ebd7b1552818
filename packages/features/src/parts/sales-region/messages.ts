import { defineMessages } from '../../i18n/messages.ts';

/** Where a distributor sells. */
export const salesRegionMessages = defineMessages('salesRegion', {
  southChina: '华南',
  eastChina: '华东',
  northChina: '华北',
  centralChina: '华中',
  southwestChina: '西南',
  northwestChina: '西北',
  northeastChina: '东北',
  hongKong: '中国香港',
  overseas: '海外',
});
