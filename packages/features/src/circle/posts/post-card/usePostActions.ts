import { useApi } from '@chippage/api/ApiProvider';
import {
  circleGroupQuery,
  circleGroupsQuery,
  circlePicture,
  circlePostHistoryQuery,
  circlePostQuery,
  circlePostsQuery,
  closeCircleComments,
  deleteCirclePost,
  editCirclePost,
  hiddenMembersQuery,
  hideMember,
  ownCirclePostsQuery,
  reportCirclePost,
  setCirclePostLike,
  voteInCirclePoll,
} from '@chippage/api/circle';
import { ApiError } from '@chippage/api/errors';
import { useInvalidate } from '@chippage/api/query';
import type { CirclePost } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { useWishes } from '../../../parts/action/useWishes.ts';
import { postCardMessages } from './messages.ts';
import type { PostActions } from './postActions.ts';

export interface PostActionsOptions extends PageActions {
  /** The whole address of a post, to be copied. */
  addressOf: (id: number) => string;
  /** The post is deleted: its page leads elsewhere. */
  onRemoved?: (post: CirclePost) => void;
}

/** Binds what readers and writers do with posts to the API. `shown`: a post with what was just wished of it. */
export function usePostActions({ addressOf, onRemoved, demandLogin, notify }: PostActionsOptions): {
  actions: PostActions;
  shown: (post: CirclePost) => CirclePost;
} {
  const t = useMessages(postCardMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const readAgain = () =>
    Promise.all([circlePostsQuery, circlePostQuery, ownCirclePostsQuery, circleGroupQuery, circleGroupsQuery].map((query) => invalidate(query)));
  const failed = (error: unknown) => notify({ tone: 'danger', text: error instanceof ApiError ? error.message : t('failed') });
  /** Does it and says so, or why not. */
  const carryOut = async (action: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await action();
    } catch (error) {
      failed(error);
      return false;
    }
    notify({ tone: 'success', text: done });
    await readAgain();
    return true;
  };
  const likes = useWishes<number>({
    send: (id, isLiked) => setCirclePostLike({ id, isLiked }, { client }),
    refresh: readAgain,
    demandLogin,
    notify,
  });
  /** Where a login is missing it is asked for, and the promise waits for nothing. */
  const asMember = (action: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      let isStarted = false;
      demandLogin(() => {
        isStarted = true;
        action().then(resolve, reject);
      });
      if (!isStarted) resolve();
    });
  return {
    shown: (post) => ({
      ...post,
      likes: likes.countOf(post.id, { isOn: post.isLiked, count: post.likes }),
      isLiked: likes.isOn(post.id, post.isLiked),
    }),
    actions: {
      onLike: ({ id }, isLiked) => likes.want(id, isLiked),
      onVote: ({ id }, optionId) =>
        asMember(async () => {
          await voteInCirclePoll({ id, optionId }, { client });
          await readAgain();
        }),
      onEdit: async ({ id }, content) => {
        await editCirclePost({ id, content }, { client });
        await readAgain();
      },
      onRemove: async (post) => {
        if (await carryOut(() => deleteCirclePost({ id: post.id }, { client }), t('removed'))) onRemoved?.(post);
      },
      onCloseComments: ({ id }, areClosed) =>
        void carryOut(() => closeCircleComments({ id, areClosed }, { client }), t(areClosed ? 'commentsClosed' : 'commentsOpened')),
      onReport: ({ id }, reason) => demandLogin(() => void carryOut(() => reportCirclePost({ id, reason }, { client }), t('reported'))),
      onHide: ({ writer }, distance) => {
        const id = writer?.id;
        if (id == null) return;
        demandLogin(
          () =>
            void carryOut(
              async () => {
                await hideMember({ id, distance }, { client });
                await invalidate(hiddenMembersQuery);
              },
              t(distance === 'mute' ? 'muted' : 'blocked'),
            ),
        );
      },
      onReadHistory: async ({ id }) => (await circlePostHistoryQuery.fetch({ id }, { client })).data,
      onReadPicture: async (id) => (await circlePicture({ id }, { client })).blob,
      onCopyLink: ({ id }) => void navigator.clipboard.writeText(addressOf(id)).then(() => notify({ tone: 'success', text: t('copied') }), failed),
    },
  };
}
