import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FavouriteRow } from '@chippage/api/types';
import type { Db } from '../platform/database/connect.ts';
import type { Composition } from '../platform/domain.ts';
import { notFound } from '../platform/errors.ts';
import { favourites, follows } from './favourites.schema.ts';
import { type Finders, findThings } from './things.ts';

const tables = { favourites, follows };
/** Both tables have the same columns; only the kinds of things differ. */
const tableOf = ({ list }: Shelf) => tables[list] as typeof favourites;

/** One of a member's lists. */
export interface Shelf {
  list: keyof typeof tables;
  memberId: number;
  finders: Finders;
  /** The kinds of things whose followers are kept by their own domain. */
  stores: Composition['followStores'];
}

/** A thing that is in a list, or could be. */
export type Kept = Pick<FavouriteRow, 'kind' | 'id'>;

const storeOf = ({ list, stores }: Shelf, kind: Kept['kind']) => (list === 'follows' ? stores[kind] : undefined);

/** What a member keeps in a list: `kind`, `thing_id`, `title` and `created_at`. */
function allOf(shelf: Shelf): SQL {
  const own = sql`select kind, thing_id, title, created_at from ${tableOf(shelf)} where member_id = ${shelf.memberId}`;
  const others = shelf.list === 'follows' ? Object.entries(shelf.stores) : [];
  const each = others.map(([kind, { of }]) => sql`select ${kind}::text as kind, s.thing_id, s.title, s.created_at from (${of(shelf.memberId)}) s`);
  return sql.join([own, ...each], sql` union all `);
}

/** Keeps a thing for a member; twice is once. */
export async function keep(db: Db, shelf: Shelf, { kind, id }: Kept, now: Date): Promise<void> {
  const { memberId, finders } = shelf;
  const thing = (await findThings(db, finders, kind, [id])).get(id);
  if (!thing) throw notFound();
  const store = storeOf(shelf, kind);
  if (store) {
    if (!(await store.set(db, { memberId, id, isFollowed: true, now }))) throw notFound();
    return;
  }
  await db
    .insert(tableOf(shelf))
    .values({ memberId, kind: kind as 'part', thingId: id, title: thing.title, createdAt: now })
    .onConflictDoNothing();
}

/** Lets a thing go; also one that is gone itself. */
export async function letGo(db: Db, shelf: Shelf, { kind, id }: Kept, now: Date): Promise<void> {
  const store = storeOf(shelf, kind);
  if (store) await store.set(db, { memberId: shelf.memberId, id, isFollowed: false, now });
  else await db.execute(sql`delete from ${tableOf(shelf)} where member_id = ${shelf.memberId} and kind = ${kind} and thing_id = ${id}`);
}

/** Whether a member keeps a thing. */
export async function isKept(db: Db, shelf: Shelf, { kind, id }: Kept): Promise<boolean> {
  const { rows } = await db.execute(sql`select from (${allOf(shelf)}) k where k.kind = ${kind} and k.thing_id = ${id}`);
  return rows.length > 0;
}

interface KeptRow extends Record<string, unknown> {
  kind: FavouriteRow['kind'];
  id: string;
  title: string;
  createdAt: string;
}

interface ListWish {
  kind: FavouriteRow['kind'] | undefined;
  limit: number;
  offset: number;
}

/** What a member keeps, the newest first, with what the things are now. */
export async function listFavourites(db: Db, shelf: Shelf, { kind, limit, offset }: ListWish): Promise<{ rows: FavouriteRow[]; total: number }> {
  const mine = sql`(${allOf(shelf)}) k where ${kind === undefined ? sql`true` : sql`k.kind = ${kind}`}`;
  const [{ rows: found }, { rows: counted }] = await Promise.all([
    db.execute<KeptRow>(sql`
      select k.kind, k.thing_id as id, k.title, k.created_at as "createdAt" from ${mine}
      order by k.created_at desc, k.thing_id desc limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from ${mine}`),
  ]);
  const idsOf = (each: Kept['kind']) => found.filter((row) => row.kind === each).map((row) => Number(row.id));
  const kinds = [...new Set(found.map((row) => row.kind))];
  const things = new Map(await Promise.all(kinds.map(async (each) => [each, await findThings(db, shelf.finders, each, idsOf(each))] as const)));
  const rows = found.map((row): FavouriteRow => {
    const thing = things.get(row.kind)?.get(Number(row.id));
    return {
      id: Number(row.id),
      kind: row.kind,
      title: thing?.title ?? row.title,
      detail: thing?.detail ?? null,
      brandId: thing?.brandId ?? null,
      isGone: thing === undefined,
      createTime: new Date(row.createdAt).toISOString(),
    };
  });
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Who follows a thing, of those kinds whose followers are kept here. */
export async function followersOf(db: Db, { kind, id }: { kind: (typeof follows)['$inferSelect']['kind']; id: number }): Promise<number[]> {
  const rows = await db
    .select({ memberId: follows.memberId })
    .from(follows)
    .where(and(eq(follows.kind, kind), eq(follows.thingId, id)))
    .orderBy(follows.memberId);
  return rows.map(({ memberId }) => memberId);
}
