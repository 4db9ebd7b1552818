import type { Operations } from '@chippage/api/operations';
import type { PiDocument } from '@chippage/api/types';
import { findMember } from '../../platform/members/members.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, notFound, one, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { inCapitals, inEnglish } from '../capitals.ts';
import { withGoods } from '../cart/cart.queries.ts';
import { priceGroups } from '../cart/cart.rules.ts';
import { unclearWishFailure } from '../mall.errors.ts';
import { findMerchant, findTerms } from '../merchant/merchants.queries.ts';
import { termsKey } from '../merchant/terms.rules.ts';
import { findOrder, lockOrder } from '../orders/orderMoves.queries.ts';
import { storedLinesOf } from '../orders/orders.queries.ts';
import { linesOfCart } from '../orders/wishes.ts';
import { paperReply, sellerOf } from '../paperReply.ts';
import { findAddress, listAddresses } from '../papers/addresses.queries.ts';
import { findTitle, listTitles } from '../papers/invoiceTitles.queries.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { requireAllowed } from '../states.rules.ts';
import { addPi, findPi, listPis, setVoided } from './pis.queries.ts';
import { draftOfCart, draftOfOrder, type PiDraft, requireOneGroup, toPi, VALID_DAYS } from './pis.rules.ts';

type Form = Operations['createPi']['input']['body'];

const DAY = 86_400_000;

const fromOrder = async (db: Db, buyerId: number, id: number): Promise<PiDraft> =>
  draftOfOrder(await findOrder(db, id, { buyerId }), await storedLinesOf(db, id));

async function fromCart(db: Db, buyerId: number, { lineIds = [], addressId, titleId }: Form): Promise<PiDraft> {
  const group = requireOneGroup(priceGroups(await withGoods(db, await linesOfCart(db, buyerId, lineIds))));
  const address = addressId === undefined ? ((await listAddresses(db, buyerId))[0] ?? null) : await findAddress(db, buyerId, addressId);
  const title = titleId === undefined ? ((await listTitles(db, buyerId))[0] ?? null) : await findTitle(db, buyerId, titleId);
  return draftOfCart(group, address, title);
}

async function create(ctx: Ctx<Session>, form: Form) {
  const { orderId, lineIds } = form;
  const { db, session, clock, random } = ctx;
  const { memberId } = session;
  if ((orderId === undefined) === (lineIds === undefined)) throw unclearWishFailure();
  const now = clock.now();
  const wait = await takeHit(db, [{ key: `pi:${memberId}`, limit: 60, seconds: 3600 }], now);
  if (wait > 0) throw tooManyRequests(wait, '每小时最多生成 60 份形式发票，请稍后再试');
  const draft = orderId === undefined ? await fromCart(db, memberId, form) : await fromOrder(db, memberId, orderId);
  const member = await findMember(db, memberId);
  const issuedOn = shanghaiDate(now);
  const piNo = `PI-${issuedOn.slice(2, 7).replace('-', '')}-${random.bytes(5).toString('hex').toUpperCase()}`;
  const id = await addPi(db, {
    ...draft,
    piNo,
    memberId,
    buyerName: draft.title?.buyerName ?? draft.address?.company ?? member?.company ?? draft.address?.receiver ?? member?.nickName ?? '',
    issuedOn,
    validUntil: shanghaiDate(new Date(now.getTime() + VALID_DAYS * DAY)),
    createdAt: now,
  });
  await audit(ctx, { event: 'pi.create', outcome: 'ok', memberId, detail: { pi: piNo, total: draft.total } });
  return findPi(db, memberId, id);
}

/** Everything that stands on the paper: on the screen and in the file it is the same. */
async function onPaper(ctx: Ctx<Session>, id: number): Promise<PiDocument> {
  const { db, session, clock } = ctx;
  const stored = await findPi(db, session.memberId, id);
  const { pi, orderNo } = stored;
  const [merchant, found] = await Promise.all([findMerchant(db, pi.merchantId), findTerms(db, [pi.merchantId])]);
  const terms = found.get(termsKey(pi.merchantId, pi.currency));
  if (!merchant || !terms) throw notFound('形式发票');
  const { buyerName, title, address, lines, goods, untaxed, tax, freight, total, currency, piNo } = pi;
  return {
    ...toPi(stored, clock.now()),
    seller: sellerOf(merchant),
    buyerName,
    title,
    address,
    lines,
    goods,
    untaxed,
    tax,
    freight,
    totalInWords: inCapitals(total, currency),
    totalInEnglish: inEnglish(total, currency),
    shipping: merchant.shipping,
    bank: { ...terms.bank, reference: orderNo ?? piNo },
  };
}

/** Pro forma invoices. */
export const piHandlers = {
  createPi: async (ctx, form) => one(toPi(await create(ctx, form), ctx.clock.now()), '形式发票已生成'),
  async pis({ db, session, clock }, page) {
    const { rows, total } = await listPis(db, session.memberId, page, clock.now());
    return many(rows, total);
  },
  piDetail: async (ctx, { id }) => one(await onPaper(ctx, id)),
  async piFile(ctx, { id }) {
    const { date, ...paper } = await onPaper(ctx, id);
    return paperReply(ctx, `${paper.piNo}.pdf`, { kind: 'pi', issuedOn: date, ...paper });
  },
  async voidPi({ db, session, clock }, { id }) {
    const voided = await db.transaction(async (tx) => {
      const { pi } = await findPi(tx, session.memberId, id);
      // Whether it is paid is the order's state, which must not change meanwhile.
      if (pi.orderId !== null) await lockOrder(tx, pi.orderId, { buyerId: session.memberId });
      const stored = await findPi(tx, session.memberId, id);
      const { state } = toPi(stored, clock.now());
      if (state === 'voided') return stored;
      requireAllowed('pi', state, 'void');
      await setVoided(tx, id);
      return findPi(tx, session.memberId, id);
    });
    return one(toPi(voided, clock.now()), '已作废');
  },
} satisfies Handlers<'createPi' | 'pis' | 'piDetail' | 'piFile' | 'voidPi'>;
