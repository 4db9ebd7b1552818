import { boardLimits } from '@chippage/api/limits';
import type { BoardState, MarketDepth } from '@chippage/api/types';
import { and, asc, count, desc, eq, gt, ilike, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { isVerifiedCompany } from '../../enterprise/companies.queries.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { type BoardFacts, type BoardRecord, isReadable } from './board.rules.ts';
import { blockedCompanies, boardRows } from './board.schema.ts';

const DAY = 86_400_000;

/** What a visitor looks for on the board. */
export interface BoardWish {
  type: 0 | 1;
  keywords: string;
  match: 'exact' | 'prefix' | 'contains';
  brand: string;
  place?: BoardRecord['place'] | undefined;
  taxMode?: BoardRecord['taxMode'] | undefined;
  currency?: BoardRecord['currency'] | undefined;
  fresh?: '1' | '7' | '30' | undefined;
  grade?: 'a' | 'b' | 'd' | 't' | undefined;
  supplyKind?: BoardRecord['supplyKind'] | undefined;
  isCertified?: boolean | undefined;
  enterpriseId?: number | undefined;
  sort: 'newest' | 'price' | '-quantity';
}

const grades = { a: ['a1', 'a2', 'a3'], b: ['b1', 'b2', 'b3', 'b4'], d: ['d1', 'd2', 'd3', 'd4'], t: ['t1', 't2'] } as const;
// Each order ends in the number, so that a row stands on one page only.
const sorts = {
  newest: [desc(boardRows.refreshedAt), desc(boardRows.id)],
  price: [asc(boardRows.currency), asc(boardRows.price), asc(boardRows.id)],
  '-quantity': [sql`${boardRows.quantity} desc nulls last`, desc(boardRows.id)],
};

/** What each order looks at. */
const orderedBy = {
  newest: sql`${boardRows.id}, ${boardRows.refreshedAt}`,
  price: sql`${boardRows.id}, ${boardRows.currency}, ${boardRows.price}`,
  '-quantity': sql`${boardRows.id}, ${boardRows.quantity}`,
};

/** Columns of the board's table, or of it under another name. */
type BoardTable = Record<'state' | 'deletedAt' | 'expiresAt' | 'isAnonymous' | 'enterpriseId' | 'addresseeId', AnyPgColumn>;

/** Rows that everybody may read now. */
export const isLive = (now: Date, table: BoardTable = boardRows): SQL | undefined =>
  and(eq(table.state, 'live'), isNull(table.deletedAt), isNull(table.addresseeId), gt(table.expiresAt, now));

/** Texts that are shorter have no trigram: an index of trigrams would be read from its first entry to its last for them. */
const TRIGRAM = 3;
/** Whether a column holds a text. */
const holds = (column: AnyPgColumn, text: string, pattern: string): SQL =>
  text.length < TRIGRAM ? sql`strpos(${column}, ${text}) > 0` : sql`${column} like ${pattern}`;

/**
 * Whether a maker is meant: by a part of a name, and by one or two Latin letters at the start of a word, as in ST, TI or ON.
 * @param isNarrow whether few rows are left to look at without it: then its index, where ST stands a hundred thousand times, is not read
 */
function hasBrand(brand: string, isNarrow: boolean): SQL {
  const { brandWords } = boardRows;
  if (!/^[a-z\d]{1,2}$/.test(brand)) return holds(brandWords, brand, literalLike(brand));
  return isNarrow ? sql`strpos(' ' || ${brandWords}, ${` ${brand}`}) > 0` : sql`(${brandWords} like ${`${brand}%`} or ${brandWords} like ${`% ${brand}%`})`;
}

/** What the number has to be: letters and digits only, so that no sign of it is a wildcard. */
function hasModel({ keywords, match }: Pick<BoardWish, 'keywords' | 'match'>): SQL | undefined {
  if (keywords.trim() === '') return undefined;
  const key = partKey(keywords);
  if (key === '') return sql`false`;
  if (match === 'contains') return holds(boardRows.modelKey, key, `%${key}%`);
  return match === 'exact' ? eq(boardRows.modelKey, key) : sql`${boardRows.modelKey} like ${`${key}%`}`;
}

/** Companies that a company does not want to see; anonymous rows of theirs stay, or their absence would tell whose they are. */
export const isUnblocked = (reader: number | null, table: BoardTable = boardRows): SQL | undefined =>
  reader === null
    ? undefined
    : sql`(${table.isAnonymous} or ${table.enterpriseId} not in (select ${blockedCompanies.blockedId} from ${blockedCompanies} where ${blockedCompanies.enterpriseId} = ${reader}))`;

function wanted(wish: BoardWish, reader: number | null, now: Date): SQL | undefined {
  const brand = wish.brand.trim().toLowerCase();
  return and(
    eq(boardRows.type, wish.type),
    isLive(now),
    hasModel(wish),
    brand === '' ? undefined : hasBrand(brand, partKey(wish.keywords).length >= TRIGRAM),
    wish.place ? eq(boardRows.place, wish.place) : undefined,
    wish.taxMode ? eq(boardRows.taxMode, wish.taxMode) : undefined,
    wish.currency ? eq(boardRows.currency, wish.currency) : undefined,
    wish.fresh ? gt(boardRows.refreshedAt, new Date(now.getTime() - Number(wish.fresh) * DAY)) : undefined,
    wish.grade ? inArray(boardRows.grade, [...grades[wish.grade]]) : undefined,
    wish.supplyKind ? eq(boardRows.supplyKind, wish.supplyKind) : undefined,
    wish.isCertified ? isVerifiedCompany(boardRows.enterpriseId) : undefined,
    // A company's anonymous rows are not among those that are known to be its own.
    wish.enterpriseId === undefined ? undefined : and(eq(boardRows.enterpriseId, wish.enterpriseId), eq(boardRows.isAnonymous, false)),
    isUnblocked(reader),
  );
}

/**
 * A page of the board and how many rows there are, counted up to what the pages reach. The count comes first: what few rows answer is
 * read of those rows, and only what many answer is read along an order, where the page comes after a few steps.
 */
export async function listBoard(
  db: Db,
  { wish, reader, limit, offset }: { wish: BoardWish; reader: number | null; limit: number; offset: number },
  now: Date,
): Promise<{ rows: BoardRecord[]; total: number; isMore: boolean }> {
  const where = wanted(wish, reader, now);
  const most = boardLimits.pagedRows;
  const order = sql.join(sorts[wish.sort], sql`, `);
  // Looked for once, in whatever order an index has them; the rows that are found stand in for the table until the page is cut out.
  const { rows: reached } = await db.execute<{ counted: number; ids: string[] | null }>(sql`
    with ${boardRows} as materialized (select ${orderedBy[wish.sort]} from ${boardRows} where ${where} limit ${most + 1})
    select counted::int, case when counted <= ${most} then array(select ${boardRows.id} from ${boardRows} order by ${order} limit ${limit} offset ${offset}) end as ids
    from (select count(*) as counted from ${boardRows}) as c`);
  const { counted = 0, ids = null } = reached[0] ?? {};
  const total = Math.min(counted, most);
  if (offset >= total) return { rows: [], total, isMore: counted > most };
  const rows = await db
    .select()
    .from(boardRows)
    .where(ids === null ? where : inArray(boardRows.id, ids.map(Number)))
    .orderBy(...sorts[wish.sort])
    .limit(Math.min(limit, most - offset))
    .offset(ids === null ? offset : 0);
  return { rows, total, isMore: counted > most };
}

/** Newest live rows that name their company or not, of one kind or both. */
export const listNewest = (db: Db, { type, size }: { type: 0 | 1 | undefined; size: number }, now: Date): Promise<BoardRecord[]> =>
  db
    .select()
    .from(boardRows)
    .where(and(type === undefined ? undefined : eq(boardRows.type, type), isLive(now)))
    .orderBy(...sorts.newest)
    .limit(size);

/** Live rows of the same number and the other kind, whoever posted them: those that the depth of the market counts are among them. */
export const listCounterparts = (db: Db, row: BoardRecord, reader: number | null, now: Date): Promise<BoardRecord[]> =>
  db
    .select()
    .from(boardRows)
    .where(and(eq(boardRows.modelKey, row.modelKey), eq(boardRows.type, 1 - row.type), isLive(now), isUnblocked(reader)))
    .orderBy(...sorts.newest)
    .limit(10);

/** What verified companies offer of a number; companies that the reader does not want to see are neither listed nor counted. */
export async function depthOf(db: Db, { model, modelKey }: { model: string; modelKey: string }, reader: number | null, now: Date): Promise<MarketDepth> {
  const depth = (await depthsOf(db, { keys: [modelKey], reader, now })).get(modelKey);
  return { model, ...(depth ?? noDepth), asOf: now.toISOString() };
}

/** How much of a number there is. */
export type Depth = Omit<MarketDepth, 'model' | 'asOf'>;
/** That of a number which nobody offers or wants. */
export const noDepth: Depth = { rows: 0, companies: 0, quantity: 0, unknownRows: 0, demands: 0 };

/** What verified companies offer of numbers; those without any are left out. */
export async function depthsOf(db: Db, { keys, reader, now }: { keys: readonly string[]; reader: number | null; now: Date }): Promise<Map<string, Depth>> {
  const found = await db
    .select({
      key: boardRows.modelKey,
      rows: sql<number>`count(*) filter (where ${boardRows.type} = 0 and ${boardRows.quantity} is not null)::int`,
      companies: sql<number>`count(distinct ${boardRows.enterpriseId}) filter (where ${boardRows.type} = 0)::int`,
      quantity: sql<number>`coalesce(sum(${boardRows.quantity}) filter (where ${boardRows.type} = 0), 0)::bigint`.mapWith(Number),
      unknownRows: sql<number>`count(*) filter (where ${boardRows.type} = 0 and ${boardRows.quantity} is null)::int`,
      demands: sql<number>`count(*) filter (where ${boardRows.type} = 1)::int`,
    })
    .from(boardRows)
    .where(
      and(
        inArray(boardRows.modelKey, [...keys]),
        isLive(now),
        isUnblocked(reader),
        sql`(${boardRows.type} = 1 or ${isVerifiedCompany(boardRows.enterpriseId)})`,
      ),
    )
    .groupBy(boardRows.modelKey);
  return new Map(found.map(({ key, ...depth }) => [key, depth]));
}

/** A row that its company did not delete and that the reader's company may read, or 404. */
export async function findRow(db: Db, id: number, reader: number | null): Promise<BoardRecord> {
  const [row] = await db
    .select()
    .from(boardRows)
    .where(and(eq(boardRows.id, id), isNull(boardRows.deletedAt)));
  if (!row || !isReadable(row, reader)) throw notFound('供求信息');
  return row;
}

const isOf = (enterpriseId: number) => and(eq(boardRows.enterpriseId, enterpriseId), isNull(boardRows.deletedAt));

/** A company's row, or 404. */
export async function findOwn(db: Db, enterpriseId: number, id: number): Promise<BoardRecord> {
  const [row] = await db
    .select()
    .from(boardRows)
    .where(and(eq(boardRows.id, id), isOf(enterpriseId)));
  if (!row) throw notFound('供求信息');
  return row;
}

/** A company's rows, held until the transaction ends, in the order of their numbers so that two calls never wait for each other. */
export const lockOwn = (tx: Db, enterpriseId: number, ids: readonly number[]): Promise<BoardRecord[]> =>
  tx
    .select()
    .from(boardRows)
    .where(and(inArray(boardRows.id, [...ids]), isOf(enterpriseId)))
    .orderBy(asc(boardRows.id))
    .for('update');

/** A row whoever's it is, held until the transaction ends, or 404. */
export async function lockRow(tx: Db, id: number): Promise<BoardRecord> {
  const row = await lockAny(tx, id);
  if (!row) throw notFound('供求信息');
  return row;
}

/** The same where it may be gone. */
export async function lockAny(tx: Db, id: number): Promise<BoardRecord | undefined> {
  const [row] = await tx
    .select()
    .from(boardRows)
    .where(and(eq(boardRows.id, id), isNull(boardRows.deletedAt)))
    .for('update');
  return row;
}

/** Which of a company's rows. */
export interface OwnWish {
  type: 0 | 1;
  state?: BoardState | undefined;
  keywords: string;
}

/** A page of a company's own rows, in its order. */
export async function listOwn(db: Db, enterpriseId: number, { type, state, keywords, limit, offset }: OwnWish & { limit: number; offset: number }) {
  const key = partKey(keywords);
  const words = keywords.trim();
  const named = sql`(${key === '' ? sql`false` : sql`${boardRows.modelKey} like ${`%${key}%`}`} or ${ilike(boardRows.brandName, literalLike(words))})`;
  const where = and(isOf(enterpriseId), eq(boardRows.type, type), state ? eq(boardRows.state, state) : undefined, words === '' ? undefined : named);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(boardRows)
      .where(where)
      .orderBy(sql`${boardRows.position} nulls last`, desc(boardRows.refreshedAt), desc(boardRows.id))
      .limit(limit)
      .offset(offset),
    db.$count(boardRows, where),
  ]);
  return { rows, total };
}

/** How many of a company's rows stand where. */
export const countOwn = (db: Db, enterpriseId: number, type: 0 | 1): Promise<{ state: BoardState; count: number }[]> =>
  db
    .select({ state: boardRows.state, count: count() })
    .from(boardRows)
    .where(and(isOf(enterpriseId), eq(boardRows.type, type)))
    .groupBy(boardRows.state);

/** Posts rows. */
export const insertRows = (tx: Db, rows: readonly (typeof boardRows.$inferInsert)[]): Promise<BoardRecord[]> =>
  tx
    .insert(boardRows)
    .values([...rows])
    .returning();

/** Changes rows that the transaction holds. */
export const changeRows = (tx: Db, ids: readonly number[], change: Partial<BoardRecord>): Promise<BoardRecord[]> =>
  tx
    .update(boardRows)
    .set(change)
    .where(inArray(boardRows.id, [...ids]))
    .returning();

/** Writes what a company changed of its row. */
export async function changeFacts(tx: Db, id: number, facts: BoardFacts): Promise<BoardRecord> {
  const [row] = await changeRows(tx, [id], facts);
  if (!row) throw notFound('供求信息');
  return row;
}

/** Puts rows of a company in an order, before those that it did not place. */
export async function placeRows(tx: Db, enterpriseId: number, ids: readonly number[]): Promise<void> {
  // Those that were placed before make room.
  await tx.execute(sql`update ${boardRows} set position = position + ${ids.length}::int where enterprise_id = ${enterpriseId} and position is not null`);
  await tx.execute(sql`
    update ${boardRows} set position = placed.position
    from unnest(${sql.param([...ids])}::bigint[]) with ordinality as placed (id, position)
    where ${boardRows.id} = placed.id and ${boardRows.enterpriseId} = ${enterpriseId}`);
}

/** Rows whose time has run out, for this transaction alone. */
export async function expireRows(db: Db, now: Date, limit: number): Promise<number> {
  const due = db
    .select({ id: boardRows.id })
    .from(boardRows)
    .where(and(eq(boardRows.state, 'live'), lte(boardRows.expiresAt, now)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rowCount } = await db.update(boardRows).set({ state: 'expired' }).where(inArray(boardRows.id, due));
  return rowCount ?? 0;
}

/** Companies of which live rows run out before a moment and that were not told, with how many and the first of them. */
export async function warnRunningOut(tx: Db, before: Date, now: Date): Promise<{ enterpriseId: number; type: number; rows: number; model: string }[]> {
  const { rows } = await tx.execute<{ enterpriseId: string; type: number; rows: number; model: string }>(sql`
    with told as (
      update board_rows set warned_at = ${now}
      where state = 'live' and deleted_at is null and warned_at is null and addressee_id is null and expires_at > ${now} and expires_at <= ${before}
      returning enterprise_id, type, model, expires_at)
    select enterprise_id as "enterpriseId", type, count(*)::int as rows, (array_agg(model order by expires_at))[1] as model from told group by 1, 2 order by 1, 2`);
  return rows.map((row) => ({ ...row, enterpriseId: Number(row.enterpriseId) }));
}

/** A company's live rows that were marked within a span as running out, the first to run out first. */
export async function listWarned(
  db: Db,
  enterpriseId: number,
  { types, after, until, now, limit }: { types: readonly (0 | 1)[]; after: Date; until: Date; now: Date; limit: number },
): Promise<{ rows: BoardRecord[]; total: number }> {
  const where = and(
    isOf(enterpriseId),
    inArray(boardRows.type, [...types]),
    eq(boardRows.state, 'live'),
    gt(boardRows.expiresAt, now),
    gt(boardRows.warnedAt, after),
    lte(boardRows.warnedAt, until),
  );
  const rows = await db.select().from(boardRows).where(where).orderBy(asc(boardRows.expiresAt), asc(boardRows.id)).limit(limit);
  return { rows, total: await db.$count(boardRows, where) };
}
