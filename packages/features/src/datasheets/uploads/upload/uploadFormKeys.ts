import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `UploadForm`. */
export const uploadFormKeys = {
  unsure: { keys: '{Enter}', does: '没有确认有权分享，焦点到那一项', when: '焦点在“提交审核”上' },
  agree: { keys: ' ', does: '确认有权分享', when: '焦点在确认上' },
  missing: { keys: '{Enter}', does: '缺资料就说明，焦点到第一处', when: '焦点在“提交审核”上' },
  brand: { keys: '{ArrowDown}{Enter}', does: '选中一个建议', when: '品牌的建议展开' },
  part: { keys: 'CX1000A{Enter}', does: '加入一个型号，接着写下一个', when: '焦点在型号里', shown: '型号 Enter' },
  unknown: { keys: '{Enter}', does: '目录里没有的型号要选分类，焦点到分类', when: '焦点在“提交审核”上' },
  send: { keys: '{Enter}', does: '提交审核', when: '资料齐了，焦点在“提交审核”上' },
} as const satisfies KeyTable;
