import { findAgentOffer } from '../../directory/agentOffers.queries.ts';
import { type Company, companyOf, requireCompany } from '../../enterprise/companyOf.ts';
import { listKeepers } from '../../entries/claims/claims.queries.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { amountText, formatUnitPrice, parseMicros } from '../../mall/money.ts';
import type { Platform } from '../../platform/context.ts';
import { notFound, one, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { lockKey, takeHit } from '../../platform/rateLimits.queries.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { insertRows } from '../board/board.queries.ts';
import { expiryOf, toFacts } from '../board/board.rules.ts';
import { refuseOwnRow, refuseUnreachable, wrongQuoteFailure } from '../inquiries.errors.ts';
import { tellCompany } from '../tellCompany.ts';
import { findOpenAddressed, insertEvents, insertQuote } from './quotes.queries.ts';
import { ASK_DAYS } from './quotes.rules.ts';
import { showQuote } from './showQuotes.ts';

const DAY = 86_400_000;

/** The verified company whose member keeps the page of a distributor: an operator believed that it is theirs. */
async function keeperOf({ db, clock }: Pick<Platform, 'db' | 'clock'>, agentId: number): Promise<Company | undefined> {
  const now = clock.now();
  for (const memberId of await listKeepers(db, { kind: 'agent', thingId: agentId })) {
    const company = await companyOf(db, memberId);
    if (company?.status === 1 && (company.expiresAt === null || company.expiresAt > now)) return company;
  }
  return undefined;
}

/** Asking the company behind a page of the directory, which may have nothing on the board. */
export const agentAskHandlers = {
  async askableAgent(ctx, { agentId }) {
    const company = await keeperOf(ctx, agentId);
    return one({ company: company ? { id: company.id, name: company.name } : null });
  },

  async askAgent(ctx, { agentPartId, quantity, unitPrice, currency, note }) {
    const company = await requireCompany(ctx, 'demand.accept');
    const { memberId } = ctx.session;
    const now = ctx.clock.now();
    if (unitPrice && parseMicros(unitPrice) <= 0n) throw wrongQuoteFailure([{ field: 'unitPrice', msg: '目标价要大于 0；没有就留空' }]);
    const offer = await findAgentOffer(ctx.db, agentPartId, shanghaiDate(now));
    if (!offer) throw notFound('这一条');
    const seller = await keeperOf(ctx, offer.agentId);
    if (!seller) return refuseUnreachable(offer.agentNameCn ?? offer.agentName);
    if (seller.id === company.id) return refuseOwnRow();
    // One budget with the offers of the board.
    const wait = await takeHit(ctx.db, [{ key: `ask quote:${memberId}`, limit: 100, seconds: 86_400 }], now);
    if (wait > 0) throw tooManyRequests(wait, '每天最多询价 100 次，请明天再试');
    const pair = { buyerId: company.id, sellerId: seller.id };
    const modelKey = partKey(offer.mpn);
    return ctx.db.transaction(async (tx) => {
      await lockKey(tx, `ask agent:${company.id}:${seller.id}:${modelKey}`);
      const reader = { companyId: company.id, memberId, now };
      const open = await findOpenAddressed(tx, { ...pair, modelKey });
      if (open) return one(await showQuote(tx, open, reader), '你们已经在询价，这里是进行中的一份');
      const form = {
        type: 1 as const,
        model: offer.mpn,
        brandName: offer.brandName,
        packageCase: offer.packageCase ?? '',
        quantity,
        price: unitPrice ?? '',
        currency,
      };
      const facts = { ...toFacts(form, undefined), partId: offer.partId, brandId: offer.brandId };
      const dates = { createdAt: now, refreshedAt: now, expiresAt: expiryOf(facts.days, now) };
      const [row] = await insertRows(tx, [{ ...facts, ...dates, enterpriseId: company.id, memberId, state: 'live', addresseeId: seller.id }]);
      if (!row) throw new Error('the row was not written');
      const validUntil = new Date(now.getTime() + ASK_DAYS * DAY);
      const asked = { rowId: row.id, isDemand: true, ...pair, state: 'waiting' as const, quantity, validUntil };
      const quote = await insertQuote(tx, { ...asked, createdAt: now, updatedAt: now, askedAt: now });
      const wish = unitPrice ? { quantity, unitPrice: formatUnitPrice(parseMicros(unitPrice)) } : null;
      await insertEvents(tx, [
        { quoteId: quote.id, at: now, party: 'buyer', memberId, deed: 'ask', fromState: null, toState: 'waiting', note: note?.trim() || null, wish },
      ]);
      const body = `${row.model} × ${quantity}${wish ? `，目标单价 ${amountText(wish.unitPrice, currency)}` : ''}，只发给你们，请在 ${ASK_DAYS} 天内报价。`;
      await tellCompany(tx, { companyId: seller.id, right: 'quote.send', title: '收到询价', body, href: `/inquiry/enquiry/${quote.id}` }, now);
      return one(await showQuote(tx, { quote, row }, reader), '已发给对方，只有它看得到；报价后会通知你');
    });
  },
} satisfies Handlers<'askableAgent' | 'askAgent'>;
