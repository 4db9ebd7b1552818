import type { InstantMessages } from './port.ts';

/** The inbox of this portal itself; its counts are stored with every message. */
export const localInstantMessages = (countUnread: (memberIds: readonly number[]) => Promise<ReadonlyMap<number, number>>): InstantMessages => ({
  countUnread: (members) => countUnread(members.map(({ id }) => id)),
});
