import { fn } from 'storybook/test';
import { samplePictures } from '../../circle.fixtures.ts';
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
  onReadPicture: fn(async () => (await fetch(samplePictures(1)[0]?.url ?? '')).blob()),
  onCopyLink: fn(),
  ...own,
});
