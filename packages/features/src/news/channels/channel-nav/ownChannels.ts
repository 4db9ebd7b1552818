import type { Channel } from '@chippage/api/types';

/** The channels as one reader wants them. */
export interface OwnChannels {
  /** Those that the reader can move, in their order. */
  movable: Channel[];
  /** The rest, in the order of the site. */
  others: Channel[];
}

const placeIn = (order: readonly number[], id: number) => (order.includes(id) ? order.indexOf(id) : order.length);

/**
 * Puts the channels in a reader's own order: a member moves those that they follow, and the account keeps it; a visitor
 * moves all of them. @param stored numbers of channels, as this browser keeps them for a visitor
 */
export function ownChannels(channels: readonly Channel[], { isMember, stored }: { isMember: boolean; stored: string | null }): OwnChannels {
  if (isMember)
    return {
      movable: channels.filter(({ isFollowed }) => isFollowed).toSorted((a, b) => (a.followOrder ?? 0) - (b.followOrder ?? 0)),
      others: channels.filter(({ isFollowed }) => !isFollowed),
    };
  const order = (stored ?? '').split(',').map(Number);
  return { movable: channels.toSorted((a, b) => placeIn(order, a.id) - placeIn(order, b.id)), others: [] };
}
