import { useFavouriteThing, useFavouriteThings } from '@chippage/features/FavouriteThing';
import { useFollowThing, useFollowThings } from '@chippage/features/FollowThing';
import { useMemberId } from '../../session/useMemberId.ts';
import { usePageActions } from '../../session/usePageActions.ts';

/** Kinds that are followed and kept as favourites alike. */
type CompanyKind = 'brand' | 'agent';

/** Whether a company is followed and kept as a favourite, for its page; a visitor logs in first. */
export function useThingMarks(kind: CompanyKind, id: number) {
  const isMember = useMemberId() !== undefined;
  const { isFollowed, onChange } = useFollowThing({ kind, id, isMember, ...usePageActions('follow') });
  return { isFollowed, onFollow: onChange, ...useFavouriteThing({ kind, id, isMember, ...usePageActions('favourite') }) };
}

/** The same of companies in a list. */
export function useListMarks(kind: CompanyKind) {
  const isMember = useMemberId() !== undefined;
  const follows = useFollowThings({ kind, isMember, ...usePageActions('follow') });
  return { ...follows, ...useFavouriteThings({ kind, isMember, ...usePageActions('favourite') }) };
}
