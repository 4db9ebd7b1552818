import { useApi } from '@chippage/api/ApiProvider';
import {
  addCirclePost,
  circleGroupQuery,
  circleGroupsQuery,
  circlePostQuery,
  circlePostsQuery,
  ownCirclePostsQuery,
  uploadCirclePicture,
} from '@chippage/api/circle';
import { searchHintsQuery } from '@chippage/api/datasheets';
import { type Loadable, toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { CirclePost, CircleTopic, HintGroup, QuotedCirclePost } from '@chippage/api/types';
import { useState } from 'react';
import type { PostFormFacts, PostFormProps } from './PostForm.tsx';

/** Groups are few: all of them come at once. */
const allGroups = { pageSize: 100 };
const HITS = 8;

const topicsIn = (groups: readonly HintGroup[]): CircleTopic[] =>
  groups.flatMap(({ kind, items }) =>
    items.flatMap(({ partId, brandId, text }): CircleTopic[] => {
      if (kind === 'mpn' && partId !== null) return [{ kind: 'part', id: partId, label: text }];
      return kind === 'brand' && brandId !== null ? [{ kind: 'brand', id: brandId, label: text }] : [];
    }),
  );

const asQuoted = ({ id, content, writer, createTime, pictures }: CirclePost): QuotedCirclePost => ({
  id,
  isGone: false,
  content,
  writer,
  createTime,
  pictures: pictures.length,
});

function bothOf(groups: Loadable<{ data: PostFormFacts['groups'] }>, quoted: Loadable<CirclePost> | null): Loadable<PostFormFacts> {
  if (groups.status !== 'ready') return groups;
  if (quoted === null) return { status: 'ready', data: { groups: groups.data.data, quoted: null } };
  return quoted.status === 'ready' ? { status: 'ready', data: { groups: groups.data.data, quoted: asQuoted(quoted.data) } } : quoted;
}

/** Binds `PostForm` to the API. `isMissing`: there is no such group, or the post that it would quote is gone. */
export function usePostForm({
  groupId,
  quotedId,
  onSent,
}: {
  groupId: number;
  quotedId: number | null;
  /** It is written. */
  onSent: (post: CirclePost) => void;
}): PostFormProps & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const [typed, setTyped] = useState('');
  const groups = toLoadable(circleGroupsQuery.use(allGroups));
  const quoted = circlePostQuery.use(quotedId === null ? null : { id: quotedId });
  const hints = searchHintsQuery.use(typed === '' ? null : { keywords: typed, size: HITS }, { keepPreviousData: true });
  const isKnown = groups.status !== 'ready' || groups.data.data.some(({ id }) => id === groupId);
  return {
    groupId,
    facts: bothOf(groups, quotedId === null ? null : toLoadable(quoted)),
    isMissing: !isKnown || quoted.error?.status === 404,
    found: typed === '' ? [] : topicsIn(hints.data?.data ?? []),
    isLooking: hints.isLoading,
    onTyped: setTyped,
    onUpload: (file, { signal, onProgress }) => uploadCirclePicture({ file }, { client, signal, onProgress }),
    onSend: async (post) => {
      const sent = await addCirclePost(post, { client });
      await Promise.all([circlePostsQuery, ownCirclePostsQuery, circleGroupQuery, circleGroupsQuery].map((query) => invalidate(query)));
      onSent(sent);
    },
  };
}
