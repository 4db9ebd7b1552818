import type { BomPart } from '@chippage/api/types';
import type { Db } from '../platform/database/connect.ts';
import { listPartNames } from '../datasheets/parts/namedParts.queries.ts';

/** Parts as a bill of materials shows them, by their numbers; those that are gone are left out. */
export async function findBomParts(db: Db, ids: readonly number[]): Promise<Map<number, BomPart>> {
  return new Map((await listPartNames(db, ids)).map((part) => [part.id, part]));
}
