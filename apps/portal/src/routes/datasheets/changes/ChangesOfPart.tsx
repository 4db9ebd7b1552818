import { PartChanges, usePartChanges } from '@chippage/features/PartChanges';
import { FollowButton, useFollowThing } from '@chippage/features/FollowThing';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';

interface ChangesOfPartProps {
  partId: number;
  mpn: string;
}

/** Makers' notices about a part, and the way to be told of the next one. */
export function ChangesOfPart({ partId, mpn }: ChangesOfPartProps) {
  const bound = usePartChanges(partId);
  const follow = useFollowThing({ kind: 'part', id: partId, isMember: useMemberId() !== undefined, ...usePageActions('follow') });
  return bound && <PartChanges {...bound} follow={<FollowButton name={mpn} {...follow} />} />;
}
