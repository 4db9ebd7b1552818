import { many } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { readerOf } from '../parties.ts';
import { eventsAfterEach, headOf } from './events.queries.ts';
import { showEventsTo, unreadOf } from './showEvents.ts';

/** Events in one answer; who is further behind asks again. */
const MOST = 200;

/** What happened, for who cannot hold a stream open. */
export const eventHandlers = {
  async inboxEvents(ctx, { after }) {
    const { db, session } = ctx;
    const { lastId, trimmedId } = await headOf(db, session.memberId);
    const { memberId, role } = session;
    const unread = (await unreadOf(ctx, [{ id: memberId, role }])).get(memberId) ?? { notices: 0, messages: 0 };
    // Numbers that were never given out are of another database, e.g. before a backup was put back.
    const isReset = after !== undefined && (after < trimmedId || after > lastId);
    if (after === undefined || isReset) return { ...many([], 0), lastId, isReset, unread };
    const rows = await eventsAfterEach(db, new Map([[memberId, after]]), MOST);
    const reader = await readerOf(db, session);
    const data = (await showEventsTo(ctx, [reader], rows)).get(reader.memberId) ?? [];
    return { ...many(data), lastId: rows.at(-1)?.event.id ?? after, isReset, unread };
  },
} satisfies Handlers<'inboxEvents'>;
