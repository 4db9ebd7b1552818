import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of what a member posted. */
export const ownPostsMessages = defineMessages('ownPosts', {
  title: '我的动态',
  settings: '圈子设置',
  write: '发动态',
  empty: '还没有发过动态',
  emptyHint: '发出的、审核中的和没有通过的都会列在这里',
});
