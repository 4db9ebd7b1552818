import { eq } from 'drizzle-orm';
import { unreadCounts } from '../../messages/messages.schema.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { InstantMessages } from './port.ts';

/** The inbox of this portal itself; its counts are kept with every message. */
export function localInstantMessages(db: Db): InstantMessages {
  return {
    async countUnread({ id }) {
      const [row] = await db.select({ count: unreadCounts.instantMessages }).from(unreadCounts).where(eq(unreadCounts.memberId, id));
      return row?.count ?? 0;
    },
  };
}
