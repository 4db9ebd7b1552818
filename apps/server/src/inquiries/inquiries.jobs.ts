import type { Platform } from '../platform/context.ts';
import { tellCompany } from './tellCompany.ts';
import { tellFollowers } from './companies/tellFollowers.ts';
import { expireRows, warnRunningOut } from './board/board.queries.ts';
import { changeQuote, insertEvents, lockRunOut } from './quotes/quotes.queries.ts';
import { takeStep } from './quotes/quotes.rules.ts';
import { moveSampleRows } from './sample/sampleBoard.queries.ts';

const DAY = 86_400_000;
const AT_ONCE = 500;
/** How long before a row runs out its company is told. */
const WARNING_DAYS = 3;

/** Takes rows off the board whose time has run out. */
export async function expireBoard({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  let expired = 0;
  for (;;) {
    const some = await expireRows(db, clock.now(), AT_ONCE);
    expired += some;
    if (some < AT_ONCE) return expired;
  }
}

/** Tells companies once, and once for all of them, which rows run out. */
export async function warnBoard({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const told = await warnRunningOut(tx, new Date(now.getTime() + WARNING_DAYS * DAY), now);
    for (const { enterpriseId, type, rows, model } of told) {
      const [right, href, kind] =
        type === 1
          ? (['demand.post', '/userCenter/inquiryManage/myInquiry_purchase', '求购'] as const)
          : (['stock.edit', '/userCenter/inquiryManage/myInquiry', '供应'] as const);
      const body = rows === 1 ? `${model} 将在 ${WARNING_DAYS} 天内到期。` : `${model} 等 ${rows} 条将在 ${WARNING_DAYS} 天内到期。`;
      await tellCompany(tx, { companyId: enterpriseId, right, title: `${kind}快到期了，请续期`, body, href }, now);
    }
    return told.length;
  });
}

/** Ends quotes whose time has run out; both sides are told. */
export async function expireQuotes({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const due = await lockRunOut(tx, now, AT_ONCE);
    for (const quote of due) {
      const { change, event } = takeStep(quote, { deed: 'expire' }, now);
      await changeQuote(tx, quote.id, { ...change, updatedAt: now });
      await insertEvents(tx, [{ ...event, quoteId: quote.id, at: now, party: 'system', memberId: null }]);
      const href = `/inquiry/enquiry/${quote.id}`;
      const body = quote.state === 'waiting' ? '卖方没有在期限内报价。' : '报价的有效期到了，没有成交。';
      await tellCompany(tx, { companyId: quote.buyerId, right: 'demand.accept', title: '报价已过期', body, href }, now);
      await tellCompany(tx, { companyId: quote.sellerId, right: 'quote.send', title: '报价已过期', body, href }, now);
    }
    return due.length;
  });
}

/** What the clock does on the board. */
export function registerInquiryJobs(platform: Platform): void {
  platform.jobs.handle(
    'inquiries.expire',
    async () => {
      if (platform.config.hasSample) await moveSampleRows(platform.db, platform.clock.now());
      await expireBoard(platform);
      await expireQuotes(platform);
    },
    { everyCron: '*/5 * * * *' },
  );
  platform.jobs.handle('inquiries.warn', async () => void (await warnBoard(platform)), { everyCron: '0 9 * * *' });
  platform.jobs.handle('inquiries.followers', async () => void (await tellFollowers(platform)), { everyCron: '10 * * * *' });
}
