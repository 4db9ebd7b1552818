import { boardLimits } from '@chippage/api/limits';
import type { BoardBatchRow, BoardForm, BoardSkipped } from '@chippage/api/types';
import { briefOf, type Company, requireCompany } from '../../enterprise/companyOf.ts';
import { findPartsOfKeys } from '../../datasheets/parts/namedParts.queries.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { once } from '../../platform/repeatable.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { endQuotesOf } from '../quotes/deals.ts';
import { waitingQuotesOf } from '../quotes/quotes.queries.ts';
import { wrongFactFailure } from '../inquiries.errors.ts';
import { requireAllowed } from '../states.rules.ts';
import { shownRows } from './board.handlers.ts';
import { listMatches } from './matches.queries.ts';
import { changeFacts, changeRows, countOwn, findOwn, insertRows, listOwn, lockOwn, placeRows } from './board.queries.ts';
import { type BoardFacts, type BoardRecord, expiryOf, partMeant, toFacts, toOwnRow, wrongFacts } from './board.rules.ts';
import { takeRowStep, whyNot } from './rowSteps.rules.ts';
import { photosOf, setPhotos } from './photos.queries.ts';

type OwnOperation =
  | 'ownBoardRows'
  | 'ownBoardCounts'
  | 'ownBoardRow'
  | 'boardMatches'
  | 'addBoardRow'
  | 'addBoardRows'
  | 'changeBoardRow'
  | 'moveBoardRows'
  | 'sortBoardRows';

type Place = Pick<Ctx<Session>, 'db' | 'clock' | 'session'>;

/** Who may write rows of a kind: supply is stock. */
const rightFor = (type: 0 | 1) => (type === 1 ? 'demand.post' : 'stock.edit');
const typeOf = (row: BoardRecord): 0 | 1 => (row.type === 1 ? 1 : 0);

async function ownRows(db: Db, rows: readonly BoardRecord[], now: Date) {
  // One after the other: within a transaction they share a connection.
  const briefs = await briefOf(
    db,
    rows.map(({ enterpriseId }) => enterpriseId),
  );
  const waiting = await waitingQuotesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toOwnRow(row, briefs.get(row.enterpriseId), { waitingQuotes: waiting.get(row.id) ?? 0, now }));
}

async function ownRow(db: Db, row: BoardRecord, now: Date) {
  const [own] = await ownRows(db, [row], now);
  if (!own) throw notFound('供求信息');
  return own;
}

/** A row of the company with all that its form needs. */
const ownDetail = async (db: Db, row: BoardRecord, now: Date) => ({ ...(await ownRow(db, row, now)), photos: await photosOf(db, row.id) });

/** What forms say, with the parts that they mean; one look at the catalogue for all of them. */
async function factsOfForms(db: Db, forms: readonly BoardForm[]): Promise<BoardFacts[]> {
  const known = await findPartsOfKeys(db, [...new Set(forms.map(({ model }) => partKey(model)).filter((key) => key !== ''))]);
  return forms.map((form) => {
    const key = partKey(form.model);
    return toFacts(
      form,
      partMeant(
        known.filter(({ mpnKey }) => mpnKey === key),
        form.brandName ?? null,
      ),
    );
  });
}

const toRow = (facts: BoardFacts, { company, memberId, now }: { company: Company; memberId: number; now: Date }) => ({
  ...facts,
  enterpriseId: company.id,
  memberId,
  state: 'live' as const,
  createdAt: now,
  refreshedAt: now,
  expiresAt: expiryOf(facts.days, now),
});

/** Absent: those that are there stay. */
const setPhotosOf = async (db: Db, rowId: number, { memberId, photoIds }: { memberId: number; photoIds: readonly number[] | undefined }) => {
  if (photoIds !== undefined) await setPhotos(db, { rowId, memberId, photoIds });
};

async function post({ db, clock, session }: Place, company: Company, forms: readonly BoardForm[]): Promise<BoardRecord[]> {
  const facts = await factsOfForms(db, forms);
  const rows = await insertRows(
    db,
    facts.map((one) => toRow(one, { company, memberId: session.memberId, now: clock.now() })),
  );
  for (const [at, { id }] of rows.entries()) await setPhotosOf(db, id, { memberId: session.memberId, photoIds: forms[at]?.photoIds });
  return rows;
}

/** Posts what can be taken of many; says of each what became of it. */
async function postMany(ctx: Place, rows: readonly BoardForm[]): Promise<BoardBatchRow[]> {
  const companies = new Map<0 | 1, Company>();
  for (const type of new Set(rows.map((row) => row.type))) companies.set(type, await requireCompany(ctx, rightFor(type)));
  const checked = rows.map((form) => ({ form, errors: wrongFacts(form, { companyName: companies.get(form.type)?.name ?? '' }) }));
  const good = checked.filter(({ errors }) => errors.length === 0).map(({ form }) => form);
  const [company] = companies.values();
  const written = company && good.length > 0 ? await post(ctx, company, good) : [];
  let at = 0;
  return checked.map(({ errors }, index) => ({ no: index + 1, id: errors.length === 0 ? (written[at++]?.id ?? null) : null, errors }));
}

/** What companies do with their own rows; whose they are the session says. */
export const ownBoardHandlers = {
  async ownBoardRows(ctx, { type, state, keywords, ...page }) {
    const company = await requireCompany(ctx, rightFor(type));
    const { rows, total } = await listOwn(ctx.db, company.id, { type, state, keywords, ...pageOf(page) });
    return many(await ownRows(ctx.db, rows, ctx.clock.now()), total);
  },

  async ownBoardCounts(ctx, { type }) {
    return many(await countOwn(ctx.db, (await requireCompany(ctx, rightFor(type))).id, type));
  },

  async ownBoardRow(ctx, { id }) {
    const { id: enterpriseId } = await requireCompany(ctx, 'demand.post', 'stock.edit');
    const row = await findOwn(ctx.db, enterpriseId, id);
    await requireCompany(ctx, rightFor(typeOf(row)));
    return one(await ownDetail(ctx.db, row, ctx.clock.now()));
  },

  async boardMatches(ctx, { type, ...page }) {
    const { db, clock } = ctx;
    const company = await requireCompany(ctx, rightFor(type));
    const { rows, total } = await listMatches(db, { companyId: company.id, type, ...pageOf(page) }, clock.now());
    const found = rows.flatMap(({ own, other }) => [own, other]);
    const shown = new Map((await shownRows(db, found, company.id)).map((row) => [row.id, row]));
    const matches = rows.flatMap(({ own, other, reason }) => {
      const [mine, row] = [shown.get(own.id), shown.get(other.id)];
      return mine && row ? [{ own: mine, row, reason }] : [];
    });
    return many(matches, total);
  },

  async addBoardRow(ctx, form) {
    const company = await requireCompany(ctx, rightFor(form.type));
    const wrong = wrongFacts(form, { companyName: company.name });
    if (wrong.length > 0) throw wrongFactFailure(wrong);
    return once(ctx, 'addBoardRow', form, async (tx) => {
      const [row] = await post({ ...ctx, db: tx }, company, [form]);
      if (!row) throw new Error('the row was not written');
      return one(await ownDetail(tx, row, ctx.clock.now()), '已发布');
    });
  },

  async addBoardRows(ctx, { rows }) {
    return once(ctx, 'addBoardRows', { rows }, async (tx) => {
      const results = await postMany({ ...ctx, db: tx }, rows);
      const taken = results.filter(({ id }) => id !== null).length;
      return one({ taken, refused: results.length - taken, rows: results }, `已发布 ${taken} 条，${results.length - taken} 条要改`);
    });
  },

  async changeBoardRow(ctx, { id, ...form }) {
    const company = await requireCompany(ctx, rightFor(form.type));
    const wrong = wrongFacts(form, { companyName: company.name });
    return ctx.db.transaction(async (tx) => {
      const [row] = await lockOwn(tx, company.id, [id]);
      if (!row || row.type !== form.type) throw notFound('供求信息');
      requireAllowed('row', row.state, 'edit');
      if (wrong.length > 0) throw wrongFactFailure(wrong);
      const [facts] = await factsOfForms(tx, [form]);
      if (!facts) throw new Error('the form was not read');
      // Whoever read the company's name knows it: a row does not become anonymous again.
      if (facts.isAnonymous && !row.isAnonymous) throw wrongFactFailure([{ field: 'isAnonymous', msg: '已经公开过公司名，不能再改成匿名；请关闭后重新发布' }]);
      await setPhotosOf(tx, id, { memberId: ctx.session.memberId, photoIds: form.photoIds });
      return one(await ownDetail(tx, await changeFacts(tx, id, facts), ctx.clock.now()), '已保存');
    });
  },

  async moveBoardRows(ctx, { deed, ids }) {
    const now = ctx.clock.now();
    const company = await requireCompany(ctx, 'demand.post', 'stock.edit');
    if (deed === 'edit') throw wrongFactFailure([{ field: 'deed', msg: '修改请逐条进行' }]);
    return ctx.db.transaction(async (tx) => {
      const rows = await lockOwn(tx, company.id, ids);
      for (const type of new Set(rows.map(typeOf))) await requireCompany({ ...ctx, db: tx }, rightFor(type));
      const found = new Map(rows.map((row) => [row.id, row]));
      const done: number[] = [];
      const skipped: BoardSkipped[] = [];
      for (const id of new Set(ids)) {
        const row = found.get(id);
        const msg = row ? whyNot(row, deed, now) : '没有找到，可能已被删除';
        if (!row || msg !== null) {
          skipped.push({ id, msg: msg ?? '' });
          continue;
        }
        await changeRows(tx, [id], takeRowStep(row, { deed }, now));
        done.push(id);
      }
      // What is not wanted any more is not quoted on; offers that were made for supply stand until they run out.
      const demands = done.filter((id) => found.get(id)?.type === 1);
      if (deed === 'close' || deed === 'remove') await endQuotesOf(tx, demands, { note: '买方已关闭这条求购。', now });
      return one({ done, skipped });
    });
  },

  async sortBoardRows(ctx, { ids }) {
    const company = await requireCompany(ctx, 'demand.post', 'stock.edit');
    await ctx.db.transaction((tx) => placeRows(tx, company.id, ids.slice(0, boardLimits.rowsPerCall)));
    return { code: 1, msg: '已保存顺序', data: null };
  },
} satisfies Handlers<OwnOperation>;
