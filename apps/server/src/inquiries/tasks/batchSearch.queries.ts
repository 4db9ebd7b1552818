import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { isLive, isUnblocked } from '../board/board.queries.ts';
import type { BoardRecord } from '../board/board.rules.ts';
import { boardRows } from '../board/board.schema.ts';

/** Numbers that somebody looks for, and who. */
export interface BatchWish {
  keys: readonly string[];
  reader: number | null;
  now: Date;
}

const supplyOf = ({ keys, reader, now }: BatchWish) => and(inArray(boardRows.modelKey, [...keys]), eq(boardRows.type, 0), isLive(now), isUnblocked(reader));

/** How many rows there are of each number. */
export async function countSupply(db: Db, wish: BatchWish): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: boardRows.modelKey, count: sql<number>`count(*)::int` })
    .from(boardRows)
    .where(supplyOf(wish))
    .groupBy(boardRows.modelKey);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** The row with the lowest price of each number and currency. */
export const cheapestSupply = (db: Db, wish: BatchWish): Promise<Pick<BoardRecord, 'id' | 'modelKey' | 'currency' | 'price' | 'taxMode'>[]> =>
  db
    .selectDistinctOn([boardRows.modelKey, boardRows.currency], {
      id: boardRows.id,
      modelKey: boardRows.modelKey,
      currency: boardRows.currency,
      price: boardRows.price,
      taxMode: boardRows.taxMode,
    })
    .from(boardRows)
    .where(and(supplyOf(wish), isNotNull(boardRows.price)))
    .orderBy(boardRows.modelKey, boardRows.currency, boardRows.price, boardRows.id);

/** The newest rows of each line, those that have enough first, as numbers of rows by the place of the line. */
export async function newestSupply(
  db: Db,
  { lines, size, ...wish }: BatchWish & { lines: readonly { key: string; quantity: number | null }[]; size: number },
): Promise<Map<number, BoardRecord[]>> {
  const { rows: found } = await db.execute<{ no: number; ids: string[] }>(sql`
    select w.no::int as no, array_agg(f.id order by f.place)::text[] as ids
    from unnest(${sql.param(lines.map(({ key }) => key))}::text[], ${sql.param(lines.map(({ quantity }) => quantity))}::int[]) with ordinality as w (key, quantity, no)
    cross join lateral (
      select ${boardRows.id}, row_number() over (order by coalesce(${boardRows.quantity}, 0) >= coalesce(w.quantity, 0) desc, ${boardRows.refreshedAt} desc, ${boardRows.id} desc) as place
      from ${boardRows}
      where ${boardRows.modelKey} = w.key and ${boardRows.type} = 0 and ${and(isLive(wish.now), isUnblocked(wish.reader))}
      order by place limit ${size}) f
    group by w.no`);
  const ids = [...new Set(found.flatMap((line) => line.ids.map(Number)))];
  const rows = ids.length === 0 ? [] : await db.select().from(boardRows).where(inArray(boardRows.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(found.map((line) => [line.no, line.ids.flatMap((id) => byId.get(Number(id)) ?? [])]));
}
