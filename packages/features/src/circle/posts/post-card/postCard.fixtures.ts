import { fn } from 'storybook/test';
import type { PostActions } from './postActions.ts';

/** What stories hear. */
export const heardActions = (own: Partial<PostActions> = {}): PostActions => ({
  onLike: fn(),
  onVote: fn(async () => undefined),
  onEdit: fn(async () => undefined),
  onRemove: fn(async () => undefined),
  onCloseComments: fn(),
  onReport: fn(),
  onHide: fn(),
  onReadHistory: fn(async () => []),
  onCopyLink: fn(),
  ...own,
});
