import { promotionLimits } from '@chippage/api/limits';
import type { Promotion } from '@chippage/api/types';
import { briefOf, requireCompany } from '../../enterprise/companyOf.ts';
import { audit } from '../../platform/audit.queries.ts';
import { Failure, many, notFound, one, refusal } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { submitReview, withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { findThings } from './promotedThings.ts';
import { insertPromotion, listPlaced, listPromotions, listRunning, lockPromotion, updatePromotion } from './promotions.queries.ts';
import { inTurn, type PromotedThing, type PromotionRecord, stateOn, takesPlace, wrongDays } from './promotions.rules.ts';

const HOUR = 3_600_000;
/** More never run at once: each company has three. */
const MOST = 3000;

const kinds = { supply: '供应', goods: '商城商品' } as const;

function toPromotion(row: PromotionRecord, thing: PromotedThing | undefined, today: string): Promotion {
  const { id, kind, thingId, model, startOn, endOn, reason, submittedAt } = row;
  const gone = { kind, thingId, model, brandName: null, quantity: null, price: null, currency: 'CNY' as const };
  return { id, ...(thing ?? gone), startOn, endOn, state: stateOn(row, today, thing !== undefined), reason, submitTime: submittedAt.toISOString() };
}

/** What companies advertise, always marked as such. */
export const promotionHandlers = {
  async promotedRows({ db, clock }) {
    const now = clock.now();
    const running = await listRunning(db, shanghaiDate(now), MOST);
    const thingOf = await findThings(db, running, now);
    const briefs = await briefOf(
      db,
      running.map(({ enterpriseId }) => enterpriseId),
    );
    const able = running.flatMap((row) => {
      const thing = thingOf(row);
      return thing && briefs.get(row.enterpriseId)?.isVerified === true ? [{ id: row.id, enterpriseId: row.enterpriseId, thing }] : [];
    });
    return many(
      inTurn(able, Math.floor(now.getTime() / HOUR)).flatMap(({ id, enterpriseId, thing }) => {
        const company = briefs.get(enterpriseId);
        if (!company) return [];
        const { name, place, isVerified, isSample } = company;
        return [{ id, ...thing, poster: { company: { id: enterpriseId, name }, place, isVerified, isSample } }];
      }),
    );
  },

  async ownPromotions(ctx, page) {
    const company = await requireCompany(ctx, 'stock.edit', 'content.edit');
    const now = ctx.clock.now();
    const { rows, total } = await listPromotions(ctx.db, company.id, pageOf(page));
    const thingOf = await findThings(ctx.db, rows, now);
    return many(
      rows.map((row) => toPromotion(row, thingOf(row), shanghaiDate(now))),
      total,
    );
  },

  async addPromotion(ctx, { kind, thingId, startOn, endOn }) {
    const now = ctx.clock.now();
    const today = shanghaiDate(now);
    const { memberId } = ctx.session;
    const company = await requireCompany(ctx, 'stock.edit', 'content.edit');
    const named = { enterpriseId: company.id, kind, thingId };
    const thing = (await findThings(ctx.db, [named], now))(named);
    if (!thing) throw notFound(kinds[kind]);
    const wrong = wrongDays({ startOn, endOn }, today);
    if (wrong.length > 0) throw new Failure(422, 'promotion.wrong_fact', wrong[0]?.msg ?? '', { fields: wrong });
    return ctx.db.transaction(async (tx) => {
      await lockKey(tx, `promotions of:${company.id}`);
      const placed = (await listPlaced(tx, company.id, today)).filter((each) => takesPlace(each, today));
      if (placed.some((each) => each.kind === kind && each.thingId === thingId)) return refusal('promotion.same', '这一条已经在推广，结束以后可以再来');
      if (placed.length >= promotionLimits.perCompany)
        return refusal('promotion.full', `一家企业同时最多 ${promotionLimits.perCompany} 条推广，请等一条结束，或先撤下一条`);
      const row = await insertPromotion(tx, { ...named, memberId, model: thing.model, startOn, endOn, state: 'reviewing', submittedAt: now });
      const facts = [
        { name: '企业', value: company.name },
        { name: '推广的', value: `${kinds[kind]} ${thing.model}` },
        { name: '品牌', value: thing.brandName ?? '没有写' },
        { name: '展示', value: `${startOn} 至 ${endOn}` },
        { name: '怎样处理', value: '通过：在广告位展示，标明“广告”。驳回：不展示。' },
      ];
      const review = { kind: 'company_promotion' as const, memberId, title: `${company.name}推广 ${thing.model}`, facts, isOneOfMany: true };
      await submitReview(tx, { ...review, payload: { promotionId: row.id } }, now);
      await audit({ ...ctx, db: tx }, { event: 'company.promotion', outcome: 'ok', memberId, detail: { enterprise: company.id, promotion: row.id } });
      return one(toPromotion(row, thing, today), '已提交，通过后在广告位展示');
    });
  },

  async withdrawPromotion(ctx, { id }) {
    const { memberId } = ctx.session;
    const company = await requireCompany(ctx, 'stock.edit', 'content.edit');
    await ctx.db.transaction(async (tx) => {
      const row = await lockPromotion(tx, id);
      if (row?.enterpriseId !== company.id) throw notFound('推广');
      // What has ended, was refused or taken down stays what it is.
      if (!takesPlace(row, shanghaiDate(ctx.clock.now()))) return;
      await withdrawReviewsAbout(tx, 'company_promotion', { promotionId: id });
      await updatePromotion(tx, id, { state: 'withdrawn' });
      await audit({ ...ctx, db: tx }, { event: 'company.promotion_withdraw', outcome: 'ok', memberId, detail: { enterprise: company.id, promotion: id } });
    });
    return { code: 1, msg: '已撤下', data: null };
  },
} satisfies Handlers<'promotedRows' | 'ownPromotions' | 'addPromotion' | 'withdrawPromotion'>;
