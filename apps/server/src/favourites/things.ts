import type { Db } from '../platform/database/connect.ts';
import type { Composition, Thing, ThingKind } from '../platform/domain.ts';

/** Who looks up which kind of thing; a kind that is not there has no things yet. */
export type Finders = Composition['things'];

/** Looks things up; those that are gone are left out. */
export async function findThings(db: Db, finders: Finders, kind: ThingKind, wanted: readonly number[]): Promise<Map<number, Thing>> {
  // The columns' numbers end at 2³¹: what lies beyond names nothing.
  const ids = wanted.filter((id) => id <= 2_147_483_647);
  const found = ids.length === 0 ? [] : ((await finders[kind]?.(db, ids)) ?? []);
  return new Map(found.map(({ id, ...thing }) => [id, thing]));
}
