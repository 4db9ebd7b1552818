import { circlePostQuery } from '@chippage/api/circle';
import type { CirclePost } from '@chippage/api/types';
import { useDetail } from '../../../parts/loaded/useDetail.ts';
import { type PostActionsOptions, usePostActions } from '../post-card/usePostActions.ts';
import type { PostPageProps } from './PostPage.tsx';

/** What `PostPage` needs of the API. `isMissing`: there is no such post for this reader. */
export interface PostPageBinding extends Omit<PostPageProps, 'comments' | 'side'> {
  isMissing: boolean;
  /** The post once it is there. */
  data: CirclePost | undefined;
}

/** Binds `PostPage` to the API. */
export function usePostPage(id: number, options: PostActionsOptions): PostPageBinding {
  const { actions, shown } = usePostActions(options);
  const { value, data, isMissing } = useDetail(circlePostQuery, { id });
  return { ...actions, post: value.status === 'ready' ? { status: 'ready', data: shown(value.data) } : value, data, isMissing };
}
