import type { Domain } from '../platform/domain.ts';
import { historyHandlers } from './history.handlers.ts';
import { forgetOldVisits, forgetPageVisits } from './history.queries.ts';
import { agentVisits, historyVisits, pageVisits } from './history.schema.ts';

const DAY = 86_400_000;

/** What members looked at. */
export const historyDomain = {
  name: 'history',
  handlers: () => historyHandlers,
  memberRecords: [
    { name: 'history', table: historyVisits, owner: historyVisits.memberId },
    { name: 'agentHistory', table: agentVisits, owner: agentVisits.memberId },
    { name: 'pageVisits', table: pageVisits, owner: pageVisits.memberId },
  ],
  housekeeping: [({ db }, ago) => forgetPageVisits(db, ago(90 * DAY)), ({ db }, ago) => forgetOldVisits(db, ago(365 * DAY))],
} satisfies Domain;
