import type { Composition } from '../platform/domain.ts';
import { many } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { pageOf } from '../platform/pageOf.ts';
import { listReports } from './reports.queries.ts';

/** What members reported of others; what it is, its domains say. */
export const reportHandlers = ({ reportStores }: Pick<Composition, 'reportStores'>) =>
  ({
    async myReports({ db, session }, page) {
      const { rows, total } = await listReports(db, reportStores, { memberId: session.memberId, ...pageOf(page) });
      return many(rows, total);
    },
  }) satisfies Handlers<'myReports'>;
