import { addFollow, followsQuery, followStateQuery, removeFollow } from '@chippage/api/favourites';
import { useApi } from '@chippage/api/ApiProvider';
import { useInvalidate } from '@chippage/api/query';
import type { FollowKind } from '@chippage/api/types';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../parts/action/pageActions.ts';
import { useWishes } from '../../parts/action/useWishes.ts';
import { followThingMessages } from './messages.ts';

/** As many as one call gives: what a member followed before those shows its state on its own page. */
const MOST = 100;

/** Follows things of one kind in a list, or not any more; a visitor logs in first. */
export function useFollowThings({ kind, isMember, demandLogin, notify }: PageActions & { kind: FollowKind; isMember: boolean }) {
  const client = useApi();
  const invalidate = useInvalidate();
  const t = useMessages(followThingMessages);
  const { data } = followsQuery.use(isMember ? { kind, pageSize: MOST } : null);
  const followed = useMemo(() => new Set(data?.data.map(({ id }) => id)), [data]);
  const { isOn, want } = useWishes<number>({
    send: (id, isFollowed) => (isFollowed ? addFollow : removeFollow)({ kind, id }, { client }),
    refresh: () => Promise.all([invalidate(followStateQuery), invalidate(followsQuery)]),
    failed: t('failed'),
    demandLogin,
    notify,
  });
  return { isFollowed: (id: number) => isOn(id, followed.has(id)), onFollow: want };
}
