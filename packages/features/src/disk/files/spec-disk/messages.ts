import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the datasheets in the disk. */
export const specDiskMessages = defineMessages('specDisk', {
  note: '这里是你存入的数据手册。它们是引用，不占云盘空间；原厂有了新版会标出来。',
  searchLabel: '在存入的数据手册里搜索',
  searchHint: '搜索型号、标题、品牌',
  onlyNewer: '只看有新版的',
  nothingFound: '没有找到符合条件的数据手册',
  nothingNewer: '存入的数据手册都是最新版',
});
