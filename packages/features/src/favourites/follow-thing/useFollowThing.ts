import { addFollow, followsQuery, followStateQuery, removeFollow } from '@chippage/api/favourites';
import { useApi } from '@chippage/api/ApiProvider';
import { useInvalidate } from '@chippage/api/query';
import type { FollowKind } from '@chippage/api/types';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../parts/action/pageActions.ts';
import { useWishes } from '../../parts/action/useWishes.ts';
import { followThingMessages } from './messages.ts';

export interface FollowThingOptions extends PageActions {
  kind: FollowKind;
  id: number;
  isMember: boolean;
}

/** Follows something, or not any more; a visitor logs in first. */
export function useFollowThing({ kind, id, isMember, demandLogin, notify }: FollowThingOptions) {
  const client = useApi();
  const invalidate = useInvalidate();
  const t = useMessages(followThingMessages);
  const { data } = followStateQuery.use(isMember ? { kind, id } : null);
  const { isOn, want } = useWishes<number>({
    send: (thing, isFollowed) => (isFollowed ? addFollow : removeFollow)({ kind, id: thing }, { client }),
    refresh: () => Promise.all([invalidate(followStateQuery), invalidate(followsQuery)]),
    failed: t('failed'),
    demandLogin,
    notify,
  });
  return { isFollowed: isOn(id, data?.isKept ?? false), onChange: (isFollowed: boolean) => want(id, isFollowed) };
}
