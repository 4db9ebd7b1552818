import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { dropBytes } from '../../platform/storedBytes.queries.ts';
import { discard, findTarget, restore } from '../changes.ts';
import { eraseTrashed } from '../disk.queries.ts';
import { batch, inOwnSpace, type Settled } from '../space.ts';
import { listTrashed, trashedAmong } from './trash.queries.ts';

/** Deletes for ever what of the numbers is in the recycle bin by itself; all of it without them. */
async function erase(ctx: Ctx<Session>, ids: readonly number[] | null) {
  const { memberId } = ctx.session;
  const { reply, hashes } = await inOwnSpace(ctx, async (space) => {
    const there = await trashedAmong(space.tx, memberId, ids);
    const left = new Set(there);
    const settled: Settled[] = (ids ?? there).map((id) => ({ id, outcome: left.delete(id) ? 'done' : 'missing' }));
    const gone = there.length > 0 ? await eraseTrashed(space.tx, memberId, there) : [];
    if (there.length > 0) {
      space.isChanged = true;
      await audit({ ...ctx, db: space.tx }, { event: 'disk.erase', outcome: 'ok', memberId, detail: { pieces: there.length } });
    }
    const outcomes = settled.map(({ id, outcome }) => ({ id, outcome, item: null, existing: null }));
    return { reply: { outcomes, doneCount: there.length, revision: space.isChanged ? space.revision : space.revision - 1 }, hashes: gone };
  });
  for (const sha256 of hashes) await dropBytes(ctx, sha256);
  return one(reply, '已彻底删除');
}

/** The recycle bin of a disk. */
export const trashHandlers = {
  async diskTrash({ db, session }, { keywords, ...page }) {
    const { rows, total } = await listTrashed(db, session.memberId, { keywords, ...pageOf(page) });
    return many(rows, total);
  },
  async trashDiskItems(ctx, { items }) {
    return one(await batch(ctx, items, discard), '已移到回收站');
  },
  async restoreDiskItems(ctx, { items, place, folderId }) {
    const reply = await batch(ctx, items, async (space, pick) => {
      const into = place === 'folder' ? await findTarget(space, folderId ?? null) : null;
      if (place === 'folder' && !into) throw notFound('文件夹');
      return restore(space, into, pick);
    });
    return one(reply, '已还原');
  },
  deleteDiskItems: (ctx, { ids }) => erase(ctx, ids),
  emptyDiskTrash: (ctx) => erase(ctx, null),
} satisfies Handlers<'diskTrash' | 'trashDiskItems' | 'restoreDiskItems' | 'deleteDiskItems' | 'emptyDiskTrash'>;
