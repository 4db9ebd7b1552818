// Generated from the contract by `npm run generate`; do not edit.
import { query } from '../query.ts';

/** What happened in the member's inbox after an event; without one where it stands now. The same events come by `GET /im/events` as they happen. */
export const inboxEventsQuery = /* @__PURE__ */ query<'inboxEvents'>('inboxEvents', 'GET /im/events/since');
