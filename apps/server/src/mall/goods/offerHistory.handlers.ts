import { one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { findFirstOffer, findPartHistory } from './offerHistory.queries.ts';
import { historyTimes } from './offerHistory.rules.ts';

/** What parts cost before now. */
export const offerHistoryHandlers = {
  async partHistory({ db, clock }, { partId, months }) {
    const since = await findFirstOffer(db, partId);
    const { days, weeksApart } = historyTimes(clock.now(), months, since);
    return one({ ...(await findPartHistory(db, partId, days)), weeksApart, since: since && shanghaiDate(since) });
  },
} satisfies Handlers<'partHistory'>;
