import type { CompanyCard } from '@chippage/api/types';
import { type CompanyRecord, countFollowers, findPublicCompany, searchCompanies } from '../../enterprise/follows/companies.queries.ts';
import { toCard, toLicence } from '../../enterprise/follows/companyCards.rules.ts';
import { countShownLines } from '../../enterprise/production/production.queries.ts';
import { statesOfDeals } from '../../mall/orders/deals.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { countLive, findAnswerTimes, listDeals } from './companyCounts.queries.ts';
import { endOfDeal, FEWEST, toCompletion, toResponse, WINDOW_DAYS } from './figures.rules.ts';

const DAY = 86_400_000;
const nothing = { supplies: 0, demands: 0 };

async function cardsOf(db: Db, rows: readonly CompanyRecord[], now: Date): Promise<CompanyCard[]> {
  const ids = rows.map(({ id }) => id);
  const [live, fans] = await Promise.all([countLive(db, ids, now), countFollowers(db, ids)]);
  return rows.map((row) => toCard(row, { ...(live.get(row.id) ?? nothing), followers: fans.get(row.id) ?? 0 }, now));
}

/** Companies as everybody sees them. */
export const companyHandlers = {
  async companySearch({ db, clock }, { pageIndex, pageSize, ...wish }) {
    const now = clock.now();
    const { rows, total, places } = await searchCompanies(db, wish, pageOf({ pageIndex, pageSize }), now);
    return { code: 1, msg: '', data: await cardsOf(db, rows, now), totalRecord: total, places };
  },

  async companyHome({ db, clock }, { id }) {
    const now = clock.now();
    const row = await findPublicCompany(db, id);
    if (!row) throw notFound('企业');
    const [[card], lines] = await Promise.all([cardsOf(db, [row], now), countShownLines(db, id)]);
    if (!card) throw new Error('the company was not shown');
    const { scale, website, officeAddress, verifiedAt, expiresAt, isSample } = row;
    const times = isSample
      ? { verifyTime: null, expireTime: null }
      : { verifyTime: verifiedAt?.toISOString() ?? null, expireTime: expiresAt?.toISOString() ?? null };
    return one({ ...card, scale, website, officeAddress, licence: toLicence(row), ...times, lines });
  },

  async companyFigures({ db, clock }, { id }) {
    const now = clock.now();
    const since = new Date(now.getTime() - WINDOW_DAYS * DAY);
    if (!(await findPublicCompany(db, id))) throw notFound('企业');
    const [times, deals, live] = await Promise.all([findAnswerTimes(db, id, since), listDeals(db, id, since), countLive(db, [id], now)]);
    const states = await statesOfDeals(
      db,
      deals.map(({ bargainId }) => bargainId),
    );
    const ends = deals.map(({ bargainId, dealUntil }) => endOfDeal({ orderState: states.get(bargainId) ?? null, dealUntil }, now));
    return one({
      windowDays: WINDOW_DAYS,
      fewest: FEWEST,
      response: toResponse(times),
      completion: toCompletion(ends),
      ...(live.get(id) ?? nothing),
      asOf: now.toISOString(),
    });
  },
} satisfies Handlers<'companySearch' | 'companyHome' | 'companyFigures'>;
