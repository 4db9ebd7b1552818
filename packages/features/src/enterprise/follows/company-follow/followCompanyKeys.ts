import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `FollowCompany`. */
export const followCompanyKeys = {
  follow: { keys: '[Space]', does: '关注，再按一次取消；焦点留在原处', when: '焦点在关注上' },
  want: { keys: '[Space]', does: '要或不要这一种通知', when: '焦点在一种通知上' },
} as const satisfies KeyTable;
