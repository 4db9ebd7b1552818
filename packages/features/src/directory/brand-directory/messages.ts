import { defineMessages } from '../../i18n/messages.ts';

export const brandDirectoryMessages = defineMessages('brandDirectory', {
  title: '品牌',
  domesticTitle: '国产品牌',
  letterTitle: '品牌：{letter}',
  count: '{count} 个品牌',
  index: '按首字母',
  all: '全部',
  domestic: '国产',
  digits: '0–9',
  withoutParts: '还没有型号的 {count} 个品牌',
  parts: '{count} 个型号',
  none: '没有以 {letter} 开头的品牌',
  showAll: '查看全部品牌',
  failed: '品牌没有加载出来',
  loading: '正在加载品牌',
  formerly: '现属 {parent}',
});
