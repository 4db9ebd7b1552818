import { quoteFileLimits } from '@chippage/api/limits';
import { type Company, requireCompany, requireVerified } from '../../enterprise/companyOf.ts';
import { mayRole, type Right } from '../../enterprise/rights.rules.ts';
import { amountText, formatUnitPrice, parseMicros } from '../../mall/money.ts';
import { once } from '../../platform/repeatable.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, notFound, one, refusal, tooManyRequests } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { takeProof } from '../../platform/takeProof.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { refuseOpen, refuseOwnRow, refuseWrongKind, wrongQuoteFailure } from '../inquiries.errors.ts';
import { lockRow } from '../board/board.queries.ts';
import { isReadable } from '../board/board.rules.ts';
import { requireAllowed } from '../states.rules.ts';
import { tellCompany } from '../tellCompany.ts';
import { closeDeal, openInMall } from './deals.ts';
import {
  changeQuote,
  countQuotes,
  findFile,
  findOpen,
  findQuote,
  insertEvents,
  insertFile,
  insertQuote,
  listQuotes,
  lockQuote,
  type QuoteWithRow,
  takeFiles,
} from './quotes.queries.ts';
import { ASK_DAYS, lowestOf, type QuoteRecord, type Step, takeStep, toOffer, wrongOffer } from './quotes.rules.ts';
import { showQuote, showQuotes, sideOf, toQuoteFile } from './showQuotes.ts';

type QuoteOperation =
  | 'quotes'
  | 'quoteCounts'
  | 'quoteDetail'
  | 'askQuote'
  | 'addQuote'
  | 'answerQuote'
  | 'counterQuote'
  | 'acceptQuote'
  | 'moveQuote'
  | 'sayInQuote'
  | 'openDeal'
  | 'uploadQuoteFile'
  | 'quoteFile';

const DAY = 86_400_000;
const rightOf: Record<'buyer' | 'seller', Right> = { buyer: 'demand.accept', seller: 'quote.send' };
const hrefOf = ({ id }: QuoteRecord) => `/inquiry/enquiry/${id}`;

async function show(ctx: Ctx<Session>, db: Db, found: QuoteWithRow, company: Company, msg = '') {
  return one(await showQuote(db, found, { companyId: company.id, memberId: ctx.session.memberId, now: ctx.clock.now() }), msg);
}

const companyOfQuotes = (ctx: Ctx<Session>) => requireCompany(ctx, 'demand.accept', 'quote.send');

interface Telling {
  title: string;
  body: string;
}

/** Does a step with a quote of the company, alone with it; the other side is told. */
async function move(ctx: Ctx<Session>, id: number, side: 'buyer' | 'seller' | 'either', step: Step, telling: (found: QuoteWithRow) => Telling, msg: string) {
  const company = await companyOfQuotes(ctx);
  const { memberId } = ctx.session;
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const { row } = await findQuote(tx, company.id, id);
    const quote = await lockQuote(tx, id);
    const mine = sideOf(quote, company.id);
    if (side !== 'either' && mine !== side) throw notFound('报价');
    if (!mayRole(company.role, rightOf[mine])) await requireCompany({ ...ctx, db: tx }, rightOf[mine]);
    const { change, event } = takeStep(quote, step, now);
    if (step.deed === 'quote') await takeFiles(tx, id, memberId, step.offer.fileIds);
    const changed = await changeQuote(tx, id, { ...change, updatedAt: now });
    await insertEvents(tx, [{ ...event, quoteId: id, at: now, party: mine, memberId }]);
    const other = mine === 'buyer' ? ('seller' as const) : ('buyer' as const);
    const after = { quote: changed, row };
    await tellCompany(
      tx,
      { companyId: other === 'buyer' ? quote.buyerId : quote.sellerId, right: rightOf[other], ...telling(after), href: hrefOf(quote) },
      now,
    );
    return show(ctx, tx, after, company, msg);
  });
}

const words = {
  agree: { title: '卖方同意了你的还价', msg: '已按买方的价格报价' },
  hold: { title: '卖方维持原价', msg: '已维持原价' },
  decline: { title: '卖方不报价', msg: '已回复不报价' },
  withdraw: { title: '卖方撤回了报价', msg: '已撤回报价' },
  refuse: { title: '买方没有接受报价', msg: '已拒绝' },
} as const;

/** Requests for quotes, quotes, bargaining and acceptance; whose they are the session's company says. */
export const quoteHandlers = {
  async quotes(ctx, { side, state, rowId, keywords, ...page }) {
    const company = await requireCompany(ctx, rightOf[side]);
    const { rows, total } = await listQuotes(ctx.db, company.id, { side, state, rowId, keywords, ...pageOf(page) });
    return many(await showQuotes(ctx.db, rows, { companyId: company.id, now: ctx.clock.now() }), total);
  },

  async quoteCounts(ctx) {
    const company = await requireVerified(ctx);
    const counts = await countQuotes(ctx.db, company.id);
    return many(counts.filter(({ side }) => mayRole(company.role, rightOf[side])));
  },

  async quoteDetail(ctx, { id }) {
    const company = await companyOfQuotes(ctx);
    const found = await findQuote(ctx.db, company.id, id);
    await requireCompany(ctx, rightOf[sideOf(found.quote, company.id)]);
    return show(ctx, ctx.db, found, company);
  },

  async askQuote(ctx, { rowId, quantity, unitPrice, note }) {
    const company = await requireCompany(ctx, 'demand.accept');
    const { memberId } = ctx.session;
    const now = ctx.clock.now();
    if (unitPrice && parseMicros(unitPrice) <= 0n) throw wrongQuoteFailure([{ field: 'unitPrice', msg: '目标价要大于 0；没有就留空' }]);
    const wait = await takeHit(ctx.db, [{ key: `ask quote:${memberId}`, limit: 100, seconds: 86_400 }], now);
    if (wait > 0) throw tooManyRequests(wait, '每天最多询价 100 次，请明天再试');
    return ctx.db.transaction(async (tx) => {
      const row = await lockRow(tx, rowId);
      if (row.type === 1) return refuseWrongKind(true);
      if (row.enterpriseId === company.id) return refuseOwnRow();
      const pair = { buyerId: company.id, sellerId: row.enterpriseId };
      const open = await findOpen(tx, rowId, pair);
      if (open) return show(ctx, tx, { quote: open, row }, company, '你们已经在询价，这里是进行中的一份');
      requireAllowed('row', row.state, 'quote');
      const wish = unitPrice ? { quantity, unitPrice: formatUnitPrice(parseMicros(unitPrice)) } : null;
      const validUntil = new Date(now.getTime() + ASK_DAYS * DAY);
      const facts = { rowId, isDemand: false, ...pair, state: 'waiting' as const, quantity, validUntil };
      const quote = await insertQuote(tx, { ...facts, createdAt: now, updatedAt: now, askedAt: now });
      await insertEvents(tx, [
        { quoteId: quote.id, at: now, party: 'buyer', memberId, deed: 'ask', fromState: null, toState: 'waiting', note: note?.trim() || null, wish },
      ]);
      const body = `${row.model} × ${quantity}${wish ? `，目标单价 ${amountText(wish.unitPrice, row.currency)}` : ''}，请在 ${ASK_DAYS} 天内报价。`;
      await tellCompany(tx, { companyId: pair.sellerId, right: 'quote.send', title: '收到询价', body, href: hrefOf(quote) }, now);
      return show(ctx, tx, { quote, row }, company, '已发给卖方，报价后会通知你');
    });
  },

  async addQuote(ctx, { rowId, ...form }) {
    const company = await requireCompany(ctx, 'quote.send');
    const { memberId } = ctx.session;
    const now = ctx.clock.now();
    const wrong = wrongOffer(form);
    if (wrong.length > 0) throw wrongQuoteFailure(wrong);
    return once(ctx, 'addQuote', { rowId, ...form }, async (tx) => {
      const row = await lockRow(tx, rowId);
      if (!isReadable(row, company.id)) throw notFound('供求信息');
      if (row.type === 0) return refuseWrongKind(false);
      if (row.enterpriseId === company.id) return refuseOwnRow();
      requireAllowed('row', row.state, 'quote');
      const pair = { buyerId: row.enterpriseId, sellerId: company.id };
      if (await findOpen(tx, rowId, pair)) return refuseOpen();
      const quote = await insertQuote(tx, { rowId, isDemand: true, ...pair, state: 'waiting', quantity: row.quantity, createdAt: now, updatedAt: now });
      const offer = toOffer(form);
      const { change, event } = takeStep(quote, { deed: 'quote', offer, validDays: form.validDays }, now);
      await takeFiles(tx, quote.id, memberId, offer.fileIds);
      // Nobody asked this company: it says nothing of how fast it answers.
      const after = { quote: await changeQuote(tx, quote.id, { ...change, answeredAt: null }), row };
      await insertEvents(tx, [{ ...event, fromState: null, quoteId: quote.id, at: now, party: 'seller', memberId }]);
      const told = { title: '收到报价', body: `${row.model}：${lowestOf(after.quote)} 起，来自 ${company.name}。`, href: hrefOf(quote) };
      await tellCompany(tx, { companyId: pair.buyerId, right: 'demand.accept', ...told }, now);
      return show(ctx, tx, after, company, '已报价，对方答复后会通知你');
    });
  },

  async answerQuote(ctx, { id, ...form }) {
    const wrong = wrongOffer(form);
    if (wrong.length > 0) throw wrongQuoteFailure(wrong);
    return once(ctx, 'answerQuote', { id, ...form }, (tx) =>
      move(
        { ...ctx, db: tx },
        id,
        'seller',
        { deed: 'quote', offer: toOffer(form), validDays: form.validDays },
        (found) => ({ title: '收到报价', body: `${found.row.model}：${lowestOf(found.quote)} 起。` }),
        '已报价，对方答复后会通知你',
      ),
    );
  },

  counterQuote: (ctx, { id, quantity, unitPrice, note }) =>
    move(
      ctx,
      id,
      'buyer',
      { deed: 'counter', wish: { quantity, unitPrice }, note: note?.trim() || null },
      ({ quote, row }) => ({
        title: '买方还价',
        body: `${row.model} × ${quantity}，还价 ${amountText(unitPrice, quote.offer?.currency ?? row.currency)}。`,
      }),
      '已发给卖方，答复后会通知你',
    ),

  async acceptQuote(ctx, { id, ...wish }) {
    return once(ctx, 'acceptQuote', { id, ...wish }, async (tx) => {
      const company = await requireCompany({ ...ctx, db: tx }, 'demand.accept');
      const found = await closeDeal({ ...ctx, db: tx }, { id, wish, companyId: company.id });
      await audit(
        { ...ctx, db: tx },
        { event: 'quote.accept', outcome: 'ok', memberId: ctx.session.memberId, detail: { quote: id, pieces: wish.quantity, unitPrice: wish.unitPrice } },
      );
      return show(ctx, tx, found, company, '已接受，价格保留 3 天');
    });
  },

  moveQuote: (ctx, { id, deed, note }) =>
    move(
      ctx,
      id,
      deed === 'refuse' ? 'buyer' : 'seller',
      { deed, note: note?.trim() || null },
      ({ row }) => ({ title: words[deed].title, body: `${row.model}${note?.trim() ? `：${note.trim()}` : '。'}` }),
      words[deed].msg,
    ),

  async sayInQuote(ctx, { id, text }) {
    const { memberId } = ctx.session;
    if (text.trim() === '') throw wrongQuoteFailure([{ field: 'text', msg: '请填写要说的话' }]);
    const wait = await takeHit(ctx.db, [{ key: `say in quote:${memberId}`, limit: 60, seconds: 3600 }], ctx.clock.now());
    if (wait > 0) throw tooManyRequests(wait, '留言过于频繁，请稍后再试');
    return move(
      ctx,
      id,
      'either',
      { deed: 'say', note: text.trim() },
      ({ row }) => ({ title: '报价里有新留言', body: `${row.model}：${text.trim()}` }),
      '已发送',
    );
  },

  async openDeal(ctx, { id }) {
    const company = await requireCompany(ctx, 'demand.accept');
    return ctx.db.transaction(async (tx) => {
      const { row } = await findQuote(tx, company.id, id);
      const quote = await lockQuote(tx, id);
      if (quote.buyerId !== company.id) throw notFound('报价');
      const { event } = takeStep(quote, { deed: 'open' }, ctx.clock.now());
      const opened = await openInMall(tx, { quote, row }, { event, memberId: ctx.session.memberId, now: ctx.clock.now() });
      return show(ctx, tx, { quote: opened, row }, company, opened.bargainId === null ? '' : '可以下单了');
    });
  },

  async uploadQuoteFile(ctx, { kind, file }) {
    await requireCompany(ctx, 'quote.send');
    return takeProof(ctx, file, {
      hits: { key: 'quote file', perHour: 120 },
      limit: quoteFileLimits,
      name: fileNames[kind],
      refuseUnreadable: (msg) => refusal('quote.unreadable_file', msg),
      refuseLarge: () => refusal('quote.large_file', '文件超过 10 MB，请压缩后再上传'),
      write: async (tx, row) => toQuoteFile(await insertFile(tx, { kind, ...row })),
    });
  },

  async quoteFile(ctx, { id }) {
    const company = await requireCompany(ctx, 'demand.accept', 'quote.send');
    const found = await findFile(ctx.db, id);
    const isSide = found?.quote && (found.quote.buyerId === company.id || found.quote.sellerId === company.id);
    if (!found || !(isSide || found.file.memberId === ctx.session.memberId)) throw notFound('照片或证明');
    const { name, type, sha256, sizeBytes } = found.file;
    return storedFile({ name, contentType: type, disposition: 'inline', sha256, sizeBytes });
  },
} satisfies Handlers<QuoteOperation>;

const fileNames = { label: '标签照片', coc: '合格证明', test: '检测报告' } as const;
