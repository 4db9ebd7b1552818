import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `ResourcePage`. */
export const resourcePageKeys = {
  zoom: { keys: '{Enter}', does: '图放大一档', when: '焦点在“放大”上' },
  download: { keys: '{Enter}', does: '下载这个文件', when: '焦点在“下载”上' },
  star: { keys: ' {ArrowLeft}', does: '选几分；这时还没有提交', when: '焦点在“5 分”上', shown: '空格 ←' },
  rate: { keys: '{Tab}{Enter}', does: '提交评分', when: '焦点在选中的分数上' },
} as const satisfies KeyTable;
