import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the links that a member gave away. */
export const shareListMessages = defineMessages('shareList', {
  label: '我的分享链接',
  open: '有效',
  expired: '已过期',
  revoked: '已取消',
  usedUp: '次数已用完',
  gone: '文件已不在',
  until: '到 {time}',
  untilRevoked: '直到取消',
  downloads: '下载 {count} 次',
  downloadsOf: '下载 {count} / {limit} 次',
  opens: '打开 {count} 次',
  made: '分享于',
  copy: '复制链接',
  copyOf: '复制链接：{name}',
  copied: '链接已复制；提取码不再显示，忘了就重新分享一次',
  copyFailed: '没有复制成功，请重试',
  revoke: '取消分享',
  revokeOf: '取消分享“{name}”',
  askRevoke: '取消分享“{name}”？',
  revokeText: '链接马上失效，已经下载的不受影响。',
  keep: '保留',
  revokedOne: '已取消分享“{name}”',
  empty: '还没有分享过',
  emptyHint: '在“我的文件”里选一个文件，点“分享…”',
});
