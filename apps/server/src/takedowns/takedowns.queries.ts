import type { OperatorTakedown, Takedown, InfringementForm } from '@chippage/api/types';
import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { notFound } from '../platform/errors.ts';
import type { NamedPlace } from './takedowns.rules.ts';
import { takedownPlaces, takedowns } from './takedowns.schema.ts';
import { thingsOf, type ThingOnSite } from './things.ts';

type TakedownRow = typeof takedowns.$inferSelect;
/** A place of a notice as it is stored. */
export type PlaceRow = typeof takedownPlaces.$inferSelect;

/** Writes a notice down. */
export async function insertTakedown(
  db: Db,
  notice: Omit<InfringementForm, 'places'> & { code: string; createdAt: Date },
  places: readonly (NamedPlace & { title: string | null })[],
): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(takedowns).values(notice).returning({ id: takedowns.id });
    if (!row) throw new Error('the notice was not written');
    await tx
      .insert(takedownPlaces)
      .values(places.map(({ path, kind, thingId, title }, position) => ({ takedownId: row.id, position, path, kind, thingId, title })));
    return row.id;
  });
}

/** A notice by its code, or 404. */
export async function findByCode(db: Db, code: string): Promise<Takedown> {
  const [row] = await db.select().from(takedowns).where(eq(takedowns.code, code));
  if (!row) throw notFound('通知');
  return (await shown(db, [row]))[0]!.takedown;
}

const isAgainst = (memberId: number) =>
  sql`exists (select from ${takedownPlaces} where ${takedownPlaces.takedownId} = ${takedowns.id} and ${takedownPlaces.publisherId} = ${memberId})`;

/** A notice that took something of a member down, or 404. */
export async function findAgainst(db: Db, memberId: number, id: number): Promise<Takedown> {
  const [row] = await db
    .select()
    .from(takedowns)
    .where(and(eq(takedowns.id, id), isAgainst(memberId)));
  if (!row) throw notFound('通知');
  return (await shown(db, [row]))[0]!.takedown;
}

/** The row of a notice, held until the transaction ends; with a member, only one against content of theirs. Else 404. */
export async function lockTakedown(tx: Db, id: number, memberId?: number): Promise<TakedownRow> {
  const [row] = await tx
    .select()
    .from(takedowns)
    .where(and(eq(takedowns.id, id), memberId === undefined ? undefined : isAgainst(memberId)))
    .for('update');
  if (!row) throw notFound('通知');
  return row;
}

/** Changes a notice. */
export async function updateTakedown(tx: Db, id: number, change: Partial<typeof takedowns.$inferInsert>): Promise<void> {
  await tx.update(takedowns).set(change).where(eq(takedowns.id, id));
}

/** The places of a notice, in the order in which they were named. */
export const placesOf = (db: Db, id: number): Promise<PlaceRow[]> =>
  db.select().from(takedownPlaces).where(eq(takedownPlaces.takedownId, id)).orderBy(asc(takedownPlaces.position));

/** Changes a place of a notice. */
export async function updatePlace(tx: Db, { takedownId, position }: PlaceRow, change: Partial<typeof takedownPlaces.$inferInsert>): Promise<void> {
  await tx
    .update(takedownPlaces)
    .set(change)
    .where(and(eq(takedownPlaces.takedownId, takedownId), eq(takedownPlaces.position, position)));
}

/** Another upheld notice that names the same thing, which then keeps it off the site. */
export async function findOtherHolder(tx: Db, { takedownId, kind, thingId }: PlaceRow): Promise<PlaceRow | undefined> {
  const [other] = await tx
    .select({ place: takedownPlaces })
    .from(takedownPlaces)
    .innerJoin(takedowns, eq(takedowns.id, takedownPlaces.takedownId))
    .where(
      and(
        eq(takedownPlaces.kind, kind),
        eq(takedownPlaces.thingId, thingId ?? 0),
        ne(takedownPlaces.takedownId, takedownId),
        inArray(takedowns.state, ['upheld', 'contested']),
      ),
    )
    .limit(1);
  return other?.place;
}

const waiting = inArray(takedowns.state, ['received', 'contested']);

/** A page of notices as operators see them. */
export async function listTakedowns(
  db: Db,
  { isOpen, limit, offset }: { isOpen: boolean; limit: number; offset: number },
): Promise<{ rows: OperatorTakedown[]; total: number }> {
  const where = isOpen ? waiting : inArray(takedowns.state, ['upheld', 'rejected', 'restored']);
  const order = isOpen
    ? [asc(takedowns.createdAt), asc(takedowns.id)]
    : [desc(sql`coalesce(${takedowns.counterDecidedAt}, ${takedowns.decidedAt})`), desc(takedowns.id)];
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(takedowns)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(takedowns).where(where),
  ]);
  return { rows: (await shown(db, rows)).map(toOperatorTakedown), total: counted?.total ?? 0 };
}

/** One notice as operators see it, or 404. */
export async function findForOperator(db: Db, id: number): Promise<OperatorTakedown> {
  const [found] = await shown(db, await db.select().from(takedowns).where(eq(takedowns.id, id)));
  if (!found) throw notFound('通知');
  return toOperatorTakedown(found);
}

/** How many wait for an operator. */
export const countOpenTakedowns = (db: Db): Promise<number> => db.$count(takedowns, waiting);

interface Shown {
  row: TakedownRow;
  takedown: Takedown;
}

const toOperatorTakedown = ({ row, takedown }: Shown): OperatorTakedown => ({ ...takedown, contact: row.contact, counterContact: row.counterContact });

async function shown(db: Db, rows: readonly TakedownRow[]): Promise<Shown[]> {
  const places =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(takedownPlaces)
          .where(
            inArray(
              takedownPlaces.takedownId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(takedownPlaces.position));
  const things = await thingsOf(db, places);
  return rows.map((row) => ({ row, takedown: toTakedown(row, places, things) }));
}

function toTakedown(row: TakedownRow, places: readonly PlaceRow[], things: ReadonlyMap<string, ThingOnSite>): Takedown {
  return {
    id: row.id,
    right: row.right,
    state: row.state,
    holder: row.holder,
    places: places
      .filter(({ takedownId }) => takedownId === row.id)
      .map(({ path, kind, thingId, title }) => {
        const thing = things.get(`${kind} ${thingId}`);
        return { path, kind, title: thing?.title ?? title, isDown: thing?.isDown ?? kind !== 'other' };
      }),
    content: row.content,
    proof: row.proof,
    createTime: row.createdAt.toISOString(),
    decideTime: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    counter:
      row.counteredAt === null || row.counterStatement === null
        ? null
        : {
            content: row.counterStatement,
            createTime: row.counteredAt.toISOString(),
            decideTime: row.counterDecidedAt?.toISOString() ?? null,
            reason: row.counterReason,
          },
  };
}
