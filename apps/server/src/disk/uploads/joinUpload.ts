import { scanFiles } from '../../platform/contract/scanFiles.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { keepFile } from '../../platform/keepFile.ts';
import { markFinished, type PartedRow, readParts } from '../../platform/parted/parted.queries.ts';
import { partCountOf } from '../../platform/parted/parted.rules.ts';
import { bytesOfParts, dropParted } from '../../platform/parted/partedFiles.ts';
import { addFile, findTarget } from '../changes.ts';
import { incompleteFailure, refuseUploadChanged } from '../disk.errors.ts';
import { findLive } from '../disk.queries.ts';
import { inOwnSpace, type Settled, type Space } from '../space.ts';
import { markKept, saidOf } from './uploads.queries.ts';

/** Where a file goes, as it was said last. */
export interface Aim {
  folderId: number | null;
  name: string;
  onClash: 'ask' | 'both' | 'overwrite' | 'skip';
}

/** Puts a file into its folder; a folder that is gone is told. */
export async function placeFile(space: Space, aim: Aim, file: { id: number; sha256: string; sizeBytes: number }): Promise<Settled> {
  const target = await findTarget(space, aim.folderId);
  return target ? addFile(space, target.folderId, { ...aim, ...file }) : { id: file.id, outcome: 'originGone' };
}

type Kept = { settled: Settled; space: Space };

/**
 * Puts the parts of a file together, keeps the whole and puts it into its folder, in one transaction; asked again, the
 * answer is the same.
 * @param answer Makes the answer while the disk is held.
 */
export async function joinUpload<T>(
  ctx: Ctx<Session>,
  parted: PartedRow,
  aimOf: (said: Aim) => Aim,
  answer: (kept: Kept) => Promise<T>,
): Promise<T | ReturnType<typeof refuseUploadChanged>> {
  const { db, files, clock, session } = ctx;
  const said = await saidOf(db, parted.id);
  if (!said) throw incompleteFailure();
  const { id, sha256, sizeBytes } = parted;
  const isKept = said.itemId !== null && (await findLive(db, session.memberId, said.itemId)) !== undefined;
  const parts = await readParts(db, [id]);
  if (isKept) return inOwnSpace(ctx, (space) => answer({ settled: { id, outcome: 'done', itemId: said.itemId ?? 0 }, space }));
  if (parts.length < partCountOf(sizeBytes)) throw incompleteFailure();
  const draft = await files.draft(bytesOfParts(files, parts));
  try {
    if (draft.sha256 !== sha256) {
      await dropParted(ctx, id);
      return refuseUploadChanged();
    }
    await scanFiles(ctx, { file: draft });
    await draft.ready?.();
    return await inOwnSpace(ctx, async (space) => {
      const { tx } = space;
      // Another request may have put the same upload in its place meanwhile.
      const now = await saidOf(tx, id);
      if (now?.itemId && (await findLive(tx, session.memberId, now.itemId))) return answer({ settled: { id, outcome: 'done', itemId: now.itemId }, space });
      const settled = await placeFile(space, aimOf(said), { id, sha256, sizeBytes });
      if (settled.outcome === 'done' && settled.itemId !== undefined) {
        const { itemId } = settled;
        await keepFile(tx, draft, () => markKept(tx, id, itemId));
        await markFinished(tx, id, clock.now());
      }
      // The visitor's wish: it does not come.
      if (settled.outcome === 'skipped') await markFinished(tx, id, clock.now());
      return answer({ settled, space });
    });
  } finally {
    await draft.drop();
  }
}
