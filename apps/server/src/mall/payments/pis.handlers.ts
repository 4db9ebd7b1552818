import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Operations } from '@chippage/api/operations';
import type { PiDocument } from '@chippage/api/types';
import { members } from '../../platform/members/members.schema.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, notFound, one, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { takeHit } from '../../platform/rateLimits.ts';
import { findAddress, listAddresses } from '../papers/addresses.handlers.ts';
import { inCapitals, inEnglish } from '../capitals.ts';
import { withGoods } from '../cart/cart.queries.ts';
import { priceGroups } from '../cart/cart.rules.ts';
import { merchants, merchantTerms } from '../merchant/merchant.schema.ts';
import { noPi, unclearWish } from '../mall.errors.ts';
import { trimUnitPrice } from '../money.ts';
import { findOwnOrder } from '../orders/orders.handlers.ts';
import { orderLines } from '../orders/orders.schema.ts';
import { paperReply, sellerOf } from '../paperReply.ts';
import { type PiLine, pis } from './payments.schema.ts';
import { selectPis, type StoredPi, toPi } from './pis.queries.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { linesOfCart } from '../orders/wishes.ts';

type Form = Operations['createPi']['input']['body'];
type Draft = Pick<typeof pis.$inferInsert, 'merchantId' | 'orderId' | 'currency' | 'goods' | 'freight' | 'total' | 'taxMode' | 'lines' | 'address'>;

const VALID_DAYS = 7;
const DAY = 86_400_000;

async function fromOrder(db: Db, buyerId: number, id: number): Promise<Draft> {
  const order = await findOwnOrder(db, buyerId, id);
  if (order.state === 'CLOSED') throw noPi('订单已关闭，不能生成形式发票');
  const rows = await db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.id));
  const lines = rows.map((row): PiLine => ({
    mpn: row.mpn,
    brandName: row.brandName,
    description: row.packageCase ?? '电子元器件 Electronic component',
    origin: row.origin,
    hsCode: row.hsCode,
    quantity: row.quantity,
    unit: row.unit,
    unitPrice: trimUnitPrice(row.unitPrice),
    amount: row.lineTotal,
    customerRef: row.customerRef,
    leadTimeDays: null,
  }));
  const { merchantId, currency, goodsTotal, freight, total, taxMode, address } = order;
  return { merchantId, orderId: id, currency, goods: goodsTotal, freight, total, taxMode, lines, address };
}

async function fromCart(db: Db, buyerId: number, lineIds: number[], addressId: number | undefined): Promise<Draft> {
  const [group, ...others] = priceGroups(await withGoods(db, await linesOfCart(db, buyerId, lineIds)));
  if (!group || others.length > 0) throw noPi('形式发票只能包含同一个卖家、同一种币种的物料');
  if (group.selectedCount !== group.lines.length) throw noPi('有物料不能下单，请先修正数量或移除');
  const address = addressId === undefined ? ((await listAddresses(db, buyerId))[0] ?? null) : await findAddress(db, buyerId, addressId);
  const lines = group.lines.map(({ line, stored }): PiLine => ({
    mpn: line.goods.mpn,
    brandName: line.goods.brandName,
    description: line.goods.packageCase ?? line.goods.categoryName,
    origin: stored.goods.origin,
    hsCode: stored.goods.hsCode,
    quantity: line.quantity,
    unit: line.goods.unit,
    unitPrice: line.unitPrice ?? '0',
    amount: line.lineTotal ?? '0.00',
    customerRef: line.customerRef,
    leadTimeDays: line.goods.leadTimeDays,
  }));
  const { goods, freight, total, taxMode } = group.totals;
  return { merchantId: group.terms.merchantId, orderId: null, currency: group.terms.currency, goods, freight, total, taxMode, lines, address };
}

async function create(ctx: Ctx<Session>, { orderId, lineIds, addressId }: Form) {
  const { db, session, clock, random } = ctx;
  const { memberId } = session;
  if ((orderId === undefined) === (lineIds === undefined)) throw unclearWish();
  const now = clock.now();
  const wait = await takeHit(db, [{ key: `pi:${memberId}`, limit: 60, seconds: 3600 }], now);
  if (wait > 0) throw tooManyRequests(wait, '每小时最多生成 60 份形式发票，请稍后再试');
  const draft = orderId === undefined ? await fromCart(db, memberId, lineIds ?? [], addressId) : await fromOrder(db, memberId, orderId);
  const [member] = await db.select({ company: members.company, nickName: members.nickName }).from(members).where(eq(members.id, memberId));
  const issuedOn = shanghaiDate(now);
  const piNo = `PI-${issuedOn.slice(2, 7).replace('-', '')}-${random.bytes(5).toString('hex').toUpperCase()}`;
  const [row] = await db
    .insert(pis)
    .values({
      ...draft,
      piNo,
      memberId,
      buyerName: draft.address?.company ?? member?.company ?? draft.address?.receiver ?? member?.nickName ?? '',
      issuedOn,
      validUntil: shanghaiDate(new Date(now.getTime() + VALID_DAYS * DAY)),
      createdAt: now,
    })
    .returning({ id: pis.id });
  await audit(ctx, { event: 'pi.create', outcome: 'ok', memberId, detail: { pi: piNo, total: draft.total } });
  return find(ctx, row?.id ?? 0);
}

async function find({ db, session }: Ctx<Session>, id: number): Promise<StoredPi> {
  const [row] = await selectPis(db).where(and(eq(pis.id, id), eq(pis.memberId, session.memberId)));
  if (!row) throw notFound('形式发票');
  return row;
}

/** Everything that stands on the paper: on the screen and in the file it is the same. */
async function onPaper(ctx: Ctx<Session>, id: number): Promise<PiDocument> {
  const { db, clock } = ctx;
  const stored = await find(ctx, id);
  const { pi, orderNo } = stored;
  const [[seller], [terms]] = await Promise.all([
    db.select().from(merchants).where(eq(merchants.id, pi.merchantId)),
    db
      .select()
      .from(merchantTerms)
      .where(and(eq(merchantTerms.merchantId, pi.merchantId), eq(merchantTerms.currency, pi.currency))),
  ]);
  if (!seller || !terms) throw notFound('形式发票');
  const { buyerName, address, lines, goods, freight, total, taxMode, currency, piNo } = pi;
  return {
    ...toPi(stored, clock.now()),
    seller: sellerOf(seller),
    buyerName,
    address,
    lines,
    goods,
    freight,
    isTaxed: taxMode !== 'untaxed',
    totalInWords: inCapitals(total, currency),
    totalInEnglish: inEnglish(total, currency),
    shipping: seller.shipping,
    bank: { ...terms.bank, reference: orderNo ?? piNo },
  };
}

/** Pro forma invoices. */
export const piHandlers = {
  createPi: async (ctx, form) => one(toPi(await create(ctx, form), ctx.clock.now()), '形式发票已生成'),
  async pis({ db, session, clock }, { pageIndex, pageSize }) {
    const mine = eq(pis.memberId, session.memberId);
    const [rows, [counted]] = await Promise.all([
      selectPis(db)
        .where(mine)
        .orderBy(desc(pis.id))
        .limit(pageSize)
        .offset((pageIndex - 1) * pageSize),
      db.select({ total: count() }).from(pis).where(mine),
    ]);
    return many(
      rows.map((row) => toPi(row, clock.now())),
      counted?.total ?? 0,
    );
  },
  piDetail: async (ctx, { id }) => one(await onPaper(ctx, id)),
  async piFile(ctx, { id }) {
    const { date, ...paper } = await onPaper(ctx, id);
    return paperReply(ctx, `${paper.piNo}.pdf`, { kind: 'pi', issuedOn: date, ...paper });
  },
  async voidPi(ctx, { id }) {
    await find(ctx, id);
    await ctx.db.update(pis).set({ isVoided: true }).where(eq(pis.id, id));
    return one(toPi(await find(ctx, id), ctx.clock.now()), '已作废');
  },
} satisfies Handlers<'createPi' | 'pis' | 'piDetail' | 'piFile' | 'voidPi'>;
