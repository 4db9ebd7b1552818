import type { InstantMessages } from './port.ts';

/** The inbox of this portal itself; its counts are stored with every message. */
export const localInstantMessages = (countUnread: (memberId: number) => Promise<number>): InstantMessages => ({ countUnread: ({ id }) => countUnread(id) });
