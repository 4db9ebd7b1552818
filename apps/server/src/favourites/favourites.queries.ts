import { and, count, desc, eq } from 'drizzle-orm';
import type { FavouriteRow, Likes } from '@chippage/api/types';
import type { Db } from '../platform/database/connect.ts';
import type { LikeWish, ThingKind } from '../platform/domain.ts';
import { notFound } from '../platform/errors.ts';
import { favourites, follows, likes } from './favourites.schema.ts';
import { type Finders, findThings } from './things.ts';

const tables = { favourites, follows };
/** Which of a member's lists a thing is in. */
type List = keyof typeof tables;
type KindOf<L extends List> = (typeof tables)[L]['$inferSelect']['kind'];
/** Both tables have the same columns; only the kinds of things differ. */
const tableOf = (list: List) => tables[list] as typeof favourites;

function isIt(list: List, memberId: number, kind: ThingKind, id: number) {
  const table = tableOf(list);
  return and(eq(table.memberId, memberId), eq(table.kind, kind as 'part'), eq(table.thingId, id));
}

/** Keeps a thing for a member; twice is once. */
export async function keep<L extends List>(db: Db, finders: Finders, list: L, memberId: number, kind: KindOf<L>, id: number, now: Date): Promise<void> {
  const thing = (await findThings(db, finders, kind, [id])).get(id);
  if (!thing) throw notFound();
  await db
    .insert(tableOf(list))
    .values({ memberId, kind: kind as 'part', thingId: id, title: thing.title, createdAt: now })
    .onConflictDoNothing();
}

/** Lets a thing go; also one that is gone itself. */
export async function letGo<L extends List>(db: Db, list: L, memberId: number, kind: KindOf<L>, id: number): Promise<void> {
  await db.delete(tableOf(list)).where(isIt(list, memberId, kind, id));
}

/** Whether a member keeps a thing. */
export async function isKept<L extends List>(db: Db, list: L, memberId: number, kind: KindOf<L>, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: tableOf(list).thingId })
    .from(tableOf(list))
    .where(isIt(list, memberId, kind, id));
  return rows.length > 0;
}

interface ListWish {
  limit: number;
  offset: number;
}

/** What a member keeps, the newest first, with what the things are now. */
export async function listFavourites<L extends List>(
  db: Db,
  finders: Finders,
  list: L,
  memberId: number,
  kind: KindOf<L> | undefined,
  { limit, offset }: ListWish,
): Promise<{ rows: FavouriteRow[]; total: number }> {
  const from = tableOf(list);
  const mine = and(eq(from.memberId, memberId), kind === undefined ? undefined : eq(from.kind, kind as 'part'));
  const [found, [counted]] = await Promise.all([
    db.select().from(from).where(mine).orderBy(desc(from.createdAt), desc(from.thingId)).limit(limit).offset(offset),
    db.select({ total: count() }).from(from).where(mine),
  ]);
  const kinds = [...new Set(found.map((row) => row.kind))];
  const things = new Map(
    await Promise.all(
      kinds.map(
        async (each) =>
          [
            each,
            await findThings(
              db,
              finders,
              each,
              found.filter((row) => row.kind === each).map((row) => row.thingId),
            ),
          ] as const,
      ),
    ),
  );
  const rows = found.map((row): FavouriteRow => {
    const thing = things.get(row.kind)?.get(row.thingId);
    return {
      id: row.thingId,
      kind: row.kind,
      title: thing?.title ?? row.title,
      detail: thing?.detail ?? null,
      brandId: thing?.brandId ?? null,
      isGone: thing === undefined,
      createTime: row.createdAt.toISOString(),
    };
  });
  return { rows, total: counted?.total ?? 0 };
}

/** Sets whether a member likes a thing; null: it is not there. */
export async function setLike(db: Db, finders: Finders, kind: 'document', { memberId, id, isLiked, now }: LikeWish): Promise<Likes | null> {
  if (!(await findThings(db, finders, kind, [id])).has(id)) return null;
  await changeLike(db, kind, { memberId, id, isLiked, now });
  const [row] = await db
    .select({ total: count() })
    .from(likes)
    .where(and(eq(likes.kind, kind), eq(likes.thingId, id)));
  return { isLiked, count: row?.total ?? 0 };
}

/** Keeps or drops a like. @returns 1, -1, or 0 when nothing changed: whoever adds it to a count stays right in any order. */
export async function changeLike(tx: Db, kind: 'document' | 'article' | 'comment', { memberId, id, isLiked, now }: LikeWish): Promise<1 | -1 | 0> {
  if (isLiked) {
    const added = await tx.insert(likes).values({ memberId, kind, thingId: id, createdAt: now }).onConflictDoNothing().returning({ id: likes.thingId });
    return added.length === 1 ? 1 : 0;
  }
  const gone = await tx
    .delete(likes)
    .where(and(eq(likes.kind, kind), eq(likes.thingId, id), eq(likes.memberId, memberId)))
    .returning({ id: likes.thingId });
  return gone.length === 1 ? -1 : 0;
}
