import type { DiskOutcome, DiskOutcomeKind } from '@chippage/api/types';
import type { Ctx, Session } from '../platform/context.ts';
import type { Db } from '../platform/database/connect.ts';
import { lockSpace, readItems, usageOf, writeRevision } from './disk.queries.ts';

/** A disk that one transaction holds. */
export interface Space {
  tx: Db;
  memberId: number;
  now: Date;
  /** What its changes carry. */
  revision: number;
  isChanged: boolean;
  /** How much it holds at most. */
  totalBytes: number;
  /** What is in it, the recycle bin included. */
  use: { items: number; folders: number; bytes: number };
}

/** What became of one thing; the things by their numbers. */
export interface Settled {
  id: number;
  outcome: DiskOutcomeKind;
  itemId?: number | undefined;
  existingId?: number | undefined;
}

/** Changes a disk in one transaction, one after the other: names, folders and room are what they are until the end of it. */
export async function inSpace<T>(
  { db, clock, config }: Pick<Ctx, 'db' | 'clock' | 'config'>,
  memberId: number,
  work: (space: Space) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const revision = (await lockSpace(tx, memberId)) + 1;
    const space: Space = { tx, memberId, now: clock.now(), revision, isChanged: false, totalBytes: config.diskBytes, use: await usageOf(tx, memberId) };
    const result = await work(space);
    if (space.isChanged) await writeRevision(tx, memberId, revision);
    return result;
  });
}

/** The same for who asks. */
export const inOwnSpace = <T>(ctx: Ctx<Session>, work: (space: Space) => Promise<T>): Promise<T> => inSpace(ctx, ctx.session.memberId, work);

/** What became of things, as their member sees it. */
export async function toOutcomes({ tx, memberId }: Space, settled: readonly Settled[]): Promise<DiskOutcome[]> {
  const items = await readItems(
    tx,
    memberId,
    settled.flatMap(({ itemId, existingId }) => [itemId, existingId].filter((id) => id !== undefined)),
  );
  const find = (id: number | undefined) => (id === undefined ? null : (items.get(id) ?? null));
  return settled.map(({ id, outcome, itemId, existingId }) => ({ id, outcome, item: find(itemId), existing: find(existingId) }));
}

/** Does something with each of several, and tells of each. */
export async function batch<Pick extends { id: number }>(ctx: Ctx<Session>, picks: readonly Pick[], settle: (space: Space, pick: Pick) => Promise<Settled>) {
  return inOwnSpace(ctx, async (space) => {
    const settled: Settled[] = [];
    for (const pick of picks) settled.push(await settle(space, pick));
    const outcomes = await toOutcomes(space, settled);
    const doneCount = settled.filter(({ outcome }) => outcome === 'done').length;
    return { outcomes, doneCount, revision: space.isChanged ? space.revision : space.revision - 1 };
  });
}
