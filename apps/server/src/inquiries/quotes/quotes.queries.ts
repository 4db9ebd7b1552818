import type { QuoteCount } from '@chippage/api/types';
import { and, asc, count, desc, eq, exists, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { partKey } from '../../datasheets/parts/partKey.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import type { BoardRecord } from '../board/board.rules.ts';
import { blockedCompanies, boardRows } from '../board/board.schema.ts';
import type { NewEvent, QuoteRecord } from './quotes.rules.ts';
import { quoteEvents, quoteFiles, quotes } from './quotes.schema.ts';

/** A quote and the row of the board that it is about. */
export interface QuoteWithRow {
  quote: QuoteRecord;
  row: BoardRecord;
}

const isOpen = inArray(quotes.state, ['waiting', 'quoted', 'bargaining']);
const isSide = (side: 'buyer' | 'seller', companyId: number) => eq(side === 'buyer' ? quotes.buyerId : quotes.sellerId, companyId);

/** Quotes with companies that one does not want to see are not shown, as long as nothing was agreed on. */
const isUnblocked = (side: 'buyer' | 'seller', companyId: number): SQL =>
  sql`(${quotes.state} = 'accepted' or ${side === 'buyer' ? quotes.sellerId : quotes.buyerId} not in (select ${blockedCompanies.blockedId} from ${blockedCompanies} where ${blockedCompanies.enterpriseId} = ${companyId}))`;

/** Whether the company is awaited, on a side. */
const isTurnOf = { buyer: eq(quotes.state, 'quoted'), seller: inArray(quotes.state, ['waiting', 'bargaining']) };

/** Which quotes of a company. */
export interface QuotesWish {
  side: 'buyer' | 'seller';
  state?: QuoteRecord['state'] | undefined;
  rowId?: number | undefined;
  keywords: string;
}

/** A page of a company's quotes, those with the newest event first. */
export async function listQuotes(
  db: Db,
  companyId: number,
  { side, state, rowId, keywords, limit, offset }: QuotesWish & { limit: number; offset: number },
): Promise<{ rows: QuoteWithRow[]; total: number }> {
  const key = partKey(keywords);
  const where = and(
    isSide(side, companyId),
    isUnblocked(side, companyId),
    state ? eq(quotes.state, state) : undefined,
    rowId === undefined ? undefined : eq(quotes.rowId, rowId),
    keywords.trim() === '' ? undefined : key === '' ? sql`false` : sql`${boardRows.modelKey} like ${`%${key}%`}`,
  );
  const found = db.select({ quote: quotes, row: boardRows }).from(quotes).innerJoin(boardRows, eq(boardRows.id, quotes.rowId)).where(where);
  const [rows, total] = await Promise.all([
    found.orderBy(desc(quotes.updatedAt), desc(quotes.id)).limit(limit).offset(offset),
    db.$count(db.select({ id: quotes.id }).from(quotes).innerJoin(boardRows, eq(boardRows.id, quotes.rowId)).where(where).as('found')),
  ]);
  return { rows, total };
}

/** Quotes for a company's demands that were given or changed within a span and still stand, the newest first. */
export async function listGiven(
  db: Db,
  companyId: number,
  { after, until, limit }: { after: Date; until: Date; limit: number },
): Promise<{ rows: QuoteWithRow[]; total: number }> {
  const isGiven = db
    .select({ id: quoteEvents.id })
    .from(quoteEvents)
    .where(and(eq(quoteEvents.quoteId, quotes.id), eq(quoteEvents.deed, 'quote'), gt(quoteEvents.at, after), lte(quoteEvents.at, until)));
  const where = and(
    isSide('buyer', companyId),
    eq(quotes.isDemand, true),
    inArray(quotes.state, ['quoted', 'bargaining']),
    isUnblocked('buyer', companyId),
    exists(isGiven),
  );
  const rows = await db
    .select({ quote: quotes, row: boardRows })
    .from(quotes)
    .innerJoin(boardRows, eq(boardRows.id, quotes.rowId))
    .where(where)
    .orderBy(desc(quotes.updatedAt), desc(quotes.id))
    .limit(limit);
  return { rows, total: await db.$count(quotes, where) };
}

/** How many quotes of a company stand where, on both sides. */
export async function countQuotes(db: Db, companyId: number): Promise<QuoteCount[]> {
  const sides = await Promise.all(
    (['buyer', 'seller'] as const).map(async (side) => {
      const rows = await db
        .select({ state: quotes.state, count: count(), myTurn: sql<number>`count(*) filter (where ${isTurnOf[side]})::int` })
        .from(quotes)
        .where(and(isSide(side, companyId), isUnblocked(side, companyId)))
        .groupBy(quotes.state);
      return rows.map((row) => ({ side, ...row }));
    }),
  );
  return sides.flat();
}

/** How many quotes on rows wait for the rows' own companies. */
export async function waitingQuotesOf(db: Db, rowIds: readonly number[]): Promise<Map<number, number>> {
  if (rowIds.length === 0) return new Map();
  const rows = await db
    .select({ rowId: quotes.rowId, waiting: count() })
    .from(quotes)
    .where(and(inArray(quotes.rowId, [...rowIds]), or(and(eq(quotes.isDemand, true), isTurnOf.buyer), and(eq(quotes.isDemand, false), isTurnOf.seller))))
    .groupBy(quotes.rowId);
  return new Map(rows.map(({ rowId, waiting }) => [rowId, waiting]));
}

/** A quote of a company, on either side, with its row, or 404. */
export async function findQuote(db: Db, companyId: number, id: number): Promise<QuoteWithRow> {
  const [found] = await db
    .select({ quote: quotes, row: boardRows })
    .from(quotes)
    .innerJoin(boardRows, eq(boardRows.id, quotes.rowId))
    .where(and(eq(quotes.id, id), or(isSide('buyer', companyId), isSide('seller', companyId))));
  if (!found) throw notFound('报价');
  return found;
}

/** A quote, held until the transaction ends; after its row where both are needed. */
export async function lockQuote(tx: Db, id: number): Promise<QuoteRecord> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, id)).for('update');
  if (!quote) throw notFound('报价');
  return quote;
}

/** The open quote of two companies on a row. */
export async function findOpen(tx: Db, rowId: number, { buyerId, sellerId }: { buyerId: number; sellerId: number }): Promise<QuoteRecord | undefined> {
  const [found] = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.rowId, rowId), eq(quotes.buyerId, buyerId), eq(quotes.sellerId, sellerId), isOpen))
    .for('update');
  return found;
}

/** The open quote of two companies on a demand of a number that is for the seller alone. */
export async function findOpenAddressed(
  tx: Db,
  { buyerId, sellerId, modelKey }: { buyerId: number; sellerId: number; modelKey: string },
): Promise<QuoteWithRow | undefined> {
  const [found] = await tx
    .select({ quote: quotes, row: boardRows })
    .from(quotes)
    .innerJoin(boardRows, eq(boardRows.id, quotes.rowId))
    .where(and(eq(quotes.buyerId, buyerId), eq(quotes.sellerId, sellerId), isOpen, eq(boardRows.addresseeId, sellerId), eq(boardRows.modelKey, modelKey)))
    .limit(1);
  return found;
}

/** The open quotes on rows, held until the transaction ends, except one. */
export const lockOpenOf = (tx: Db, rowIds: readonly number[], except?: number): Promise<QuoteRecord[]> =>
  tx
    .select()
    .from(quotes)
    .where(and(inArray(quotes.rowId, [...rowIds]), isOpen, except === undefined ? undefined : sql`${quotes.id} <> ${except}`))
    .orderBy(asc(quotes.id))
    .for('update');

/** Quotes whose time has run out, held until the transaction ends. */
export const lockRunOut = (tx: Db, now: Date, limit: number): Promise<QuoteRecord[]> =>
  tx
    .select()
    .from(quotes)
    .where(and(isOpen, lte(quotes.validUntil, now)))
    .orderBy(asc(quotes.id))
    .limit(limit)
    .for('update', { skipLocked: true });

/** Begins a quote; its row counts it. */
export async function insertQuote(tx: Db, quote: typeof quotes.$inferInsert): Promise<QuoteRecord> {
  const [made] = await tx.insert(quotes).values(quote).returning();
  if (!made) throw new Error('the quote was not written');
  await tx
    .update(boardRows)
    .set({ quoteCount: sql`${boardRows.quoteCount} + 1` })
    .where(eq(boardRows.id, quote.rowId));
  return made;
}

/** Changes a quote that the transaction holds. */
export async function changeQuote(tx: Db, id: number, change: Partial<QuoteRecord>): Promise<QuoteRecord> {
  const [changed] = await tx.update(quotes).set(change).where(eq(quotes.id, id)).returning();
  if (!changed) throw notFound('报价');
  return changed;
}

/** Writes into the log. */
export async function insertEvents(tx: Db, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await tx.insert(quoteEvents).values([...events]);
}

/** The log of a quote, the oldest first. */
export const listEvents = (db: Db, quoteId: number): Promise<(typeof quoteEvents.$inferSelect)[]> =>
  db.select().from(quoteEvents).where(eq(quoteEvents.quoteId, quoteId)).orderBy(asc(quoteEvents.id));

/** The files of quotes. */
export const listFiles = async (db: Db, quoteIds: readonly number[]): Promise<(typeof quoteFiles.$inferSelect)[]> =>
  quoteIds.length === 0
    ? []
    : db
        .select()
        .from(quoteFiles)
        .where(inArray(quoteFiles.quoteId, [...quoteIds]))
        .orderBy(asc(quoteFiles.id));

/** Stores a file that belongs to no quote yet. */
export async function insertFile(tx: Db, file: typeof quoteFiles.$inferInsert): Promise<typeof quoteFiles.$inferSelect> {
  const [row] = await tx.insert(quoteFiles).values(file).returning();
  if (!row) throw new Error('the file was not written');
  return row;
}

/** Gives a member's files to a quote; those of others, or of another quote, are 404. */
export async function takeFiles(tx: Db, quoteId: number, memberId: number, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return;
  const taken = await tx
    .update(quoteFiles)
    .set({ quoteId })
    .where(and(inArray(quoteFiles.id, [...fileIds]), or(eq(quoteFiles.quoteId, quoteId), and(isNull(quoteFiles.quoteId), eq(quoteFiles.memberId, memberId)))))
    .returning({ id: quoteFiles.id });
  if (taken.length !== fileIds.length) throw notFound('照片或证明');
}

/** A file with the quote that it belongs to. */
export async function findFile(db: Db, id: number) {
  const [found] = await db
    .select({ file: quoteFiles, quote: quotes })
    .from(quoteFiles)
    .leftJoin(quotes, eq(quotes.id, quoteFiles.quoteId))
    .where(eq(quoteFiles.id, id));
  return found;
}

/** Prices that live rows and quotes of the last days name for a number in one currency, the lowest first; one a company. */
export async function pricesFor(
  db: Db,
  { modelKey, currency, since, now }: { modelKey: string; currency: 'CNY' | 'USD'; since: Date; now: Date },
): Promise<string[]> {
  const { rows } = await db.execute<{ price: string }>(sql`
    select min(price)::text as price from (
      select enterprise_id as company, price from board_rows
      where model_key = ${modelKey} and type = 0 and currency = ${currency} and price is not null and state = 'live' and deleted_at is null and expires_at > ${now}
      union all
      select q.seller_id, (q.offer -> 'priceLadder' -> -1 ->> 'unitPrice')::numeric from quotes q join board_rows r on r.id = q.row_id
      where r.model_key = ${modelKey} and q.offer ->> 'currency' = ${currency} and q.updated_at > ${since}
    ) as named group by company order by min(price)`);
  return rows.map(({ price }) => price);
}

/** Files that were never handed in. */
export async function forgetLooseFiles(db: Db, before: Date): Promise<void> {
  await db.delete(quoteFiles).where(and(isNull(quoteFiles.quoteId), lt(quoteFiles.createdAt, before)));
}

/** Bytes that files of quotes use. */
export const quoteBytes = bytesIn(quoteFiles);
