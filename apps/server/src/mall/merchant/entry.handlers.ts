import type { MerchantEntryState } from '@chippage/api/types';
import { companyOf, requireCompany } from '../../enterprise/companyOf.ts';
import { findCompany } from '../../enterprise/follows/companies.queries.ts';
import { isInForceAt } from '../../enterprise/follows/companyCards.rules.ts';
import { mayRole } from '../../enterprise/rights.rules.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { Failure, notFound, one, refusal, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { lockKey, takeHit } from '../../platform/rateLimits.queries.ts';
import { submitReview, withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { findMerchantOf } from './merchants.queries.ts';
import { findMerchantOfCompany, insertEntry, isNameTaken, newestEntry, toEntry, updateEntry } from './entry.queries.ts';
import { entryFacts, readEntry, readShopName, wrongEntry } from './entry.rules.ts';

async function stateOf({ session, clock }: Pick<Ctx<Session>, 'session' | 'clock'>, db: Db): Promise<MerchantEntryState> {
  const own = await findMerchantOf(db, session.memberId);
  const merchant = own ? { id: own.id, name: own.name, isSample: own.isSample } : null;
  const seat = await companyOf(db, session.memberId);
  const company = seat && (await findCompany(db, seat.id));
  if (!seat || !company) return { company: null, entry: null, merchant };
  const mayEnter = mayRole(seat.role, 'company.edit');
  const [entry, theirs] = await Promise.all([newestEntry(db, company.id), findMerchantOfCompany(db, company.id)]);
  const { id, name, place, creditCode } = company;
  return {
    company: { id, name, place, creditCode, isVerified: isInForceAt(company, clock.now()), mayEnter, merchant: theirs ?? null },
    // Accounts of the company are for who may enter for it.
    entry: entry && mayEnter ? toEntry(entry) : null,
    merchant,
  };
}

/** How companies become merchants. */
export const entryHandlers = {
  async shopNameState({ db, session }, { name }) {
    const company = await companyOf(db, session.memberId);
    return one({ isTaken: await isNameTaken(db, readShopName(name).key, company?.id ?? null) });
  },

  merchantEntry: async (ctx) => one(await stateOf(ctx, ctx.db)),

  async enterMall(ctx, given) {
    const now = ctx.clock.now();
    const { memberId } = ctx.session;
    const seat = await requireCompany(ctx, 'company.edit');
    const company = await findCompany(ctx.db, seat.id);
    if (!company) throw notFound('企业');
    if (!given.isAgreed) return refusal('merchant.not_agreed', '请先阅读并同意商家入驻协议');
    const wrong = wrongEntry(given, company);
    if (wrong.length > 0) throw new Failure(422, 'merchant.wrong_fact', wrong[0]?.msg ?? '', { fields: wrong });
    const form = readEntry(given);
    const wait = await takeHit(ctx.db, [{ key: `merchant entry:${company.id}`, limit: 20, seconds: 86_400 }], now);
    if (wait > 0) throw tooManyRequests(wait, '一天最多提交 20 次，请明天再来');
    return ctx.db.transaction(async (tx) => {
      // One at a time: two companies that ask for one name at once do not both get it.
      await lockKey(tx, 'shop names');
      if ((await findMerchantOf(tx, memberId)) ?? (await findMerchantOfCompany(tx, company.id)))
        return refusal('merchant.entered', '已经有店铺了，去卖家中心上架商品');
      const { key } = readShopName(form.shopName);
      if (await isNameTaken(tx, key, company.id)) return refusal('merchant.name_taken', '这个店铺名称已经有了，请换一个');
      const before = await newestEntry(tx, company.id);
      const row = { memberId, nameKey: key, form, state: 'reviewing' as const, reason: null, submittedAt: now, decidedAt: null };
      const entry = before?.state === 'reviewing' ? await updateEntry(tx, before.id, row) : await insertEntry(tx, { ...row, enterpriseId: company.id });
      await withdrawReviewsAbout(tx, 'merchant_entry', { entryId: entry.id });
      const review = {
        kind: 'merchant_entry' as const,
        memberId,
        title: `${company.name}入驻：${form.shopName}`,
        facts: entryFacts(form, company),
        isOneOfMany: true,
      };
      await submitReview(tx, { ...review, payload: { entryId: entry.id } }, now);
      await audit({ ...ctx, db: tx }, { event: 'merchant.entry', outcome: 'ok', memberId, detail: { enterprise: company.id, entry: entry.id } });
      return one(await stateOf(ctx, tx), '已提交，审核结果会发到站内消息');
    });
  },
} satisfies Handlers<'shopNameState' | 'merchantEntry' | 'enterMall'>;
