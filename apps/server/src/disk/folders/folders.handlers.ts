import type { DiskFolder, DiskItem } from '@chippage/api/types';
import { notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { addFolder, findTarget } from '../changes.ts';
import { fileInWayFailure, refuseFull, refuseTooDeep, wrongNameFailure } from '../disk.errors.ts';
import { findNamed, listFolders, readItems, revisionOf } from '../disk.queries.ts';
import { cleanName, nameKey } from '../names.rules.ts';
import { inOwnSpace, type Space, toOutcomes } from '../space.ts';

const nameOrFailure = (name: string) => {
  const clean = cleanName(name);
  if (clean === null) throw wrongNameFailure();
  return clean;
};

async function targetOr404(space: Space, folderId: number | undefined) {
  const target = await findTarget(space, folderId ?? null);
  if (!target) throw notFound('文件夹');
  return target;
}

/** Folders each after the one that it lies in; those of one folder stay in their order. */
function inTree(folders: readonly DiskItem[]): DiskFolder[] {
  const inside = Map.groupBy(folders, ({ folderId }) => folderId);
  const walk = (folderId: number | null): DiskFolder[] =>
    (inside.get(folderId) ?? []).flatMap(({ id, name, itemCount, revision }) => [{ id, name, folderId, itemCount, revision }, ...walk(id)]);
  return walk(null);
}

/** The folders of a disk. */
export const foldersHandlers = {
  async diskTree({ db, session }) {
    const revision = await revisionOf(db, session.memberId);
    return one({ folders: inTree(await listFolders(db, session.memberId)), revision });
  },
  async addDiskFolder(ctx, { name, folderId, onClash }) {
    const clean = nameOrFailure(name);
    return inOwnSpace(ctx, async (space) => {
      const settled = await addFolder(space, await targetOr404(space, folderId), { name: clean, onClash });
      if (settled.outcome === 'tooDeep') return refuseTooDeep();
      if (settled.outcome === 'full') return refuseFull();
      const [outcome] = await toOutcomes(space, [settled]);
      if (!outcome) throw notFound('文件夹');
      return one(outcome, outcome.outcome === 'done' ? '已新建' : '');
    });
  },
  async addDiskPath(ctx, { names, folderId }) {
    const clean = names.map(nameOrFailure);
    return inOwnSpace(ctx, async (space) => {
      let target = await targetOr404(space, folderId);
      for (const name of clean) {
        const there = await findNamed(space.tx, space.memberId, target.folderId, nameKey(name));
        if (there && !there.isFolder) throw fileInWayFailure(name);
        const settled = await addFolder(space, target, { name, onClash: 'overwrite' });
        // What was made on the way stays: the next folder of the same upload needs it too.
        if (settled.outcome === 'tooDeep') return refuseTooDeep();
        if (settled.outcome === 'full') return refuseFull();
        target = await targetOr404(space, settled.itemId);
      }
      const id = target.folderId ?? 0;
      const item = (await readItems(space.tx, space.memberId, [id])).get(id);
      if (!item) throw notFound('文件夹');
      return one(item);
    });
  },
} satisfies Handlers<'diskTree' | 'addDiskFolder' | 'addDiskPath'>;
