import { diskLimits } from '@chippage/api/limits';
import type { OnClash } from '@chippage/api/types';
import * as queries from './disk.queries.ts';
import { freeName, kindOf, nameKey, sortKey } from './names.rules.ts';
import type { Settled, Space } from './space.ts';

type ItemRow = queries.ItemRow;

/** One thing of several. */
export interface Pick {
  id: number;
  /** @default 'ask' */
  onClash?: OnClash | undefined;
  ifRevision?: number | undefined;
}

/** What a name becomes in a folder: it is free, the thing there gives way or takes the content in, or nothing is done. */
type Place = { as: 'name'; name: string } | { as: 'replace' | 'merge'; existing: ItemRow } | { as: 'clash' | 'skipped'; existing: ItemRow };

interface Wanted {
  name: string;
  isFolder: boolean;
  folderId: number | null;
  onClash: OnClash;
  /** Not in its own way. */
  but?: number;
}

/** Looks whether a name is free in a folder, and what is to be done when it is not. */
export async function findPlace({ tx, memberId }: Space, { name, isFolder, folderId, onClash, but }: Wanted): Promise<Place> {
  const existing = await queries.findNamed(tx, memberId, folderId, nameKey(name));
  if (!existing || existing.id === but) return { as: 'name', name };
  if (onClash === 'ask') return { as: 'clash', existing };
  if (onClash === 'skip') return { as: 'skipped', existing };
  if (onClash === 'both') {
    const taken = await queries.namesIn(tx, memberId, folderId);
    return { as: 'name', name: freeName(name, isFolder, (key) => taken.has(key)) };
  }
  return { as: isFolder && existing.isFolder ? 'merge' : 'replace', existing };
}

const named = (name: string, isFolder: boolean) => ({ name, nameKey: nameKey(name), sortKey: sortKey(name), ...(!isFolder && { kind: kindOf(name) }) });
/** A name that no folder has, for what is on its way. */
const noName = (id: number) => ({ nameKey: `\u0001${id}` });

/** A target folder, how deep it lies; null: there is no such folder. */
export async function findTarget({ tx, memberId }: Space, folderId: number | null): Promise<{ folderId: number | null; way: number[] } | null> {
  if (folderId === null) return { folderId, way: [] };
  const folder = await queries.findLive(tx, memberId, folderId);
  if (!folder?.isFolder) return null;
  return { folderId, way: (await queries.wayTo(tx, memberId, folderId)).map(({ id }) => id) };
}

type Target = NonNullable<Awaited<ReturnType<typeof findTarget>>>;

const heightOf = (tree: readonly { isFolder: boolean; level: number }[]) => Math.max(0, ...tree.filter(({ isFolder }) => isFolder).map(({ level }) => level));

/** Moves a thing into the recycle bin, with all that lies in it. */
async function trash(space: Space, item: ItemRow): Promise<void> {
  const { tx, memberId, now, revision } = space;
  const tree = await queries.treeOf(tx, memberId, item.id);
  await queries.changeItems(
    tx,
    tree.map(({ id }) => id),
    { trashId: item.id, trashedAt: now, revision, isNoticed: false },
  );
  const way = await queries.wayTo(tx, memberId, item.folderId);
  await queries.changeItems(tx, [item.id], { originPath: way.map(({ name }) => name), isOriginGone: false });
  space.isChanged = true;
}

/** Brings what lies in a folder into another one, at every depth: of two files with one name the newcomer stays, the other goes into the recycle bin. The emptied folder is no more. */
async function mergeInto(space: Space, from: ItemRow, to: ItemRow): Promise<void> {
  const { tx, memberId, revision } = space;
  // It may itself have the name of something that comes out of it.
  await queries.changeItems(tx, [from.id], noName(from.id));
  for (const child of await queries.childrenOf(tx, memberId, from.id)) {
    const place = await findPlace(space, { ...child, folderId: to.id, onClash: 'overwrite' });
    if (place.as === 'merge') {
      await mergeInto(space, child, place.existing);
      continue;
    }
    let { name } = child;
    if (place.as === 'replace') {
      const way = await queries.wayTo(tx, memberId, from.id);
      // What it lies in cannot give way to it.
      if (way.some(({ id }) => id === place.existing.id)) {
        const taken = await queries.namesIn(tx, memberId, to.id);
        name = freeName(name, child.isFolder, (key) => taken.has(key));
      } else await trash(space, place.existing);
    }
    await queries.changeItems(tx, [child.id], { folderId: to.id, revision, ...named(name, child.isFolder) });
  }
  await queries.replaceFolder(tx, from.id, to.id);
  await queries.changeItems(tx, [to.id], { revision });
  space.isChanged = true;
}

/** Puts a thing where it is to lie, under a name; what is in its way is told, or gives way. */
async function put(space: Space, item: ItemRow, folderId: number | null, name: string, onClash: OnClash): Promise<Settled> {
  const { tx, memberId, revision, now } = space;
  const { id, isFolder } = item;
  const place = await findPlace(space, { name, isFolder, folderId, onClash, but: id });
  if (place.as === 'clash' || place.as === 'skipped') return { id, outcome: place.as, itemId: id, existingId: place.existing.id };
  if (place.as === 'merge') {
    await mergeInto(space, item, place.existing);
    return { id, outcome: 'done', itemId: place.existing.id };
  }
  if (place.as === 'replace') {
    const way = await queries.wayTo(tx, memberId, item.folderId);
    if (way.some((folder) => folder.id === place.existing.id)) return { id, outcome: 'intoItself', itemId: id, existingId: place.existing.id };
    await trash(space, place.existing);
  }
  const fresh = place.as === 'name' ? place.name : name;
  await queries.changeItems(tx, [id], { folderId, revision, ...named(fresh, isFolder), ...(fresh !== item.name && { updatedAt: now }) });
  space.isChanged = true;
  return { id, outcome: 'done', itemId: id };
}

/** The thing that is meant, or what is wrong with it. */
async function pick({ tx, memberId }: Space, { id, ifRevision }: Omit<Pick, 'onClash'>): Promise<ItemRow | Settled> {
  const item = await queries.findLive(tx, memberId, id);
  if (!item) return { id, outcome: 'missing' };
  return ifRevision !== undefined && ifRevision !== item.revision ? { id, outcome: 'changed', itemId: id } : item;
}

/** Gives a thing another name. */
export async function rename(space: Space, wish: Pick & { name: string }): Promise<Settled> {
  const item = await pick(space, wish);
  return 'outcome' in item ? item : put(space, item, item.folderId, wish.name, wish.onClash ?? 'ask');
}

/** Moves a thing into a folder. */
export async function move(space: Space, { folderId, way }: Target, wish: Pick): Promise<Settled> {
  const { id } = wish;
  const item = await pick(space, wish);
  if ('outcome' in item) return item;
  if (item.folderId === folderId) return { id, outcome: 'done', itemId: id };
  if (item.isFolder) {
    if (way.includes(id)) return { id, outcome: 'intoItself', itemId: id };
    if (way.length + heightOf(await queries.treeOf(space.tx, space.memberId, id)) > diskLimits.depth) return { id, outcome: 'tooDeep', itemId: id };
  }
  return put(space, item, folderId, item.name, wish.onClash ?? 'ask');
}

/** Moves a thing into the recycle bin. */
export async function discard(space: Space, wish: Omit<Pick, 'onClash'>): Promise<Settled> {
  const item = await pick(space, wish);
  if ('outcome' in item) return item;
  await trash(space, item);
  return { id: wish.id, outcome: 'done' };
}

const fresh = ({ memberId, revision, now }: Space) => ({ memberId, revision, createdAt: now, updatedAt: now });

/** Writes a new thing, where there is room for it. */
async function add(space: Space, rows: readonly queries.NewItem[]): Promise<number[]> {
  const ids = await queries.insertItems(space.tx, rows);
  for (const { isFolder, sizeBytes = 0 } of rows) {
    space.use.items += 1;
    space.use.folders += isFolder ? 1 : 0;
    space.use.bytes += sizeBytes;
  }
  space.isChanged = true;
  return ids;
}

/** Whether there is room for so much more; what is missing. */
export function roomFor({ use, totalBytes }: Space, more: { items: number; folders: number; bytes: number }): 'full' | 'overQuota' | null {
  if (use.items + more.items > diskLimits.items || use.folders + more.folders > diskLimits.folders) return 'full';
  return more.bytes > 0 && use.bytes + more.bytes > totalBytes ? 'overQuota' : null;
}

/** Copies things into a folder, with all that lies in them, level after level; their names are free there. */
async function copyTrees(space: Space, items: readonly ItemRow[], folderId: number | null, nameOf: (item: ItemRow) => string): Promise<number[]> {
  let level = items.map((item) => ({ item, folderId, name: nameOf(item) }));
  let first: number[] | undefined;
  while (level.length > 0) {
    const ids = await add(
      space,
      level.map(({ item, folderId: into, name }) => ({
        ...fresh(space),
        ...named(name, item.isFolder),
        folderId: into,
        isFolder: item.isFolder,
        kind: item.isFolder ? ('folder' as const) : kindOf(name),
        sha256: item.sha256,
        sizeBytes: item.sizeBytes,
      })),
    );
    first ??= ids;
    const next: typeof level = [];
    for (const [at, { item }] of level.entries()) {
      const into = ids[at];
      if (!item.isFolder || into === undefined) continue;
      for (const child of await queries.childrenOf(space.tx, space.memberId, item.id)) next.push({ item: child, folderId: into, name: child.name });
    }
    level = next;
  }
  return first ?? [];
}

/** Copies what lies in a folder into another one, as `mergeInto` moves it. */
async function copyInto(space: Space, from: ItemRow, to: ItemRow): Promise<void> {
  const free: ItemRow[] = [];
  for (const child of await queries.childrenOf(space.tx, space.memberId, from.id)) {
    const place = await findPlace(space, { ...child, folderId: to.id, onClash: 'overwrite' });
    if (place.as === 'merge') {
      if (place.existing.id !== child.id) await copyInto(space, child, place.existing);
      continue;
    }
    if (place.as === 'replace') {
      const way = await queries.wayTo(space.tx, space.memberId, from.id);
      if (place.existing.id === child.id || way.some(({ id }) => id === place.existing.id)) continue;
      await trash(space, place.existing);
    }
    free.push(child);
  }
  await copyTrees(space, free, to.id, ({ name }) => name);
}

/** Copies a thing into a folder. */
export async function copy(space: Space, { folderId, way }: Target, wish: Pick): Promise<Settled> {
  const { tx, memberId } = space;
  const { id } = wish;
  const item = await pick(space, wish);
  if ('outcome' in item) return item;
  const tree = await queries.treeOf(tx, memberId, id);
  if (item.isFolder) {
    if (way.includes(id)) return { id, outcome: 'intoItself', itemId: id };
    if (way.length + heightOf(tree) > diskLimits.depth) return { id, outcome: 'tooDeep', itemId: id };
  }
  const bytes = item.isFolder
    ? (await queries.filesBelow(tx, memberId, [id], diskLimits.items)).reduce((sum, file) => sum + file.sizeBytes, 0)
    : item.sizeBytes;
  const place = await findPlace(space, { name: item.name, isFolder: item.isFolder, folderId, onClash: wish.onClash ?? 'ask' });
  if (place.as === 'clash' || place.as === 'skipped') return { id, outcome: place.as, itemId: id, existingId: place.existing.id };
  // A copy over itself is what is there.
  if (place.as !== 'name' && place.existing.id === id) return { id, outcome: 'done', itemId: id };
  const room = roomFor(space, { items: tree.length, folders: tree.filter(({ isFolder }) => isFolder).length, bytes });
  if (room) return { id, outcome: room, itemId: id };
  if (place.as === 'merge') {
    await copyInto(space, item, place.existing);
    return { id, outcome: 'done', itemId: place.existing.id };
  }
  if (place.as === 'replace') {
    const own = await queries.wayTo(tx, memberId, item.folderId);
    if (own.some((folder) => folder.id === place.existing.id)) return { id, outcome: 'intoItself', itemId: id, existingId: place.existing.id };
    await trash(space, place.existing);
  }
  const [itemId] = await copyTrees(space, [item], folderId, () => (place.as === 'name' ? place.name : item.name));
  return { id, outcome: 'done', itemId };
}

/** A new folder. */
export async function addFolder(space: Space, { folderId, way }: Target, { name, onClash }: { name: string; onClash: OnClash }): Promise<Settled> {
  if (way.length >= diskLimits.depth) return { id: folderId ?? 0, outcome: 'tooDeep' };
  const place = await findPlace(space, { name, isFolder: true, folderId, onClash });
  if (place.as === 'clash' || place.as === 'skipped') return { id: place.existing.id, outcome: place.as, existingId: place.existing.id };
  if (place.as === 'merge') return { id: place.existing.id, outcome: 'done', itemId: place.existing.id };
  const room = roomFor(space, { items: 1, folders: 1, bytes: 0 });
  if (room) return { id: folderId ?? 0, outcome: room };
  if (place.as === 'replace') await trash(space, place.existing);
  const fine = place.as === 'name' ? place.name : name;
  const [itemId = 0] = await add(space, [{ ...fresh(space), ...named(fine, true), folderId, isFolder: true, kind: 'folder' }]);
  return { id: itemId, outcome: 'done', itemId };
}

/** A new file, whose bytes are kept in the same transaction. The first number is what its settling is told of. */
export async function addFile(
  space: Space,
  folderId: number | null,
  { id, name, onClash, sha256, sizeBytes }: { id: number; name: string; onClash: OnClash; sha256: string; sizeBytes: number },
): Promise<Settled> {
  const place = await findPlace(space, { name, isFolder: false, folderId, onClash });
  if (place.as === 'clash' || place.as === 'skipped') return { id, outcome: place.as, existingId: place.existing.id };
  const room = roomFor(space, { items: 1, folders: 0, bytes: sizeBytes });
  if (room) return { id, outcome: room };
  if (place.as === 'replace') await trash(space, place.existing);
  const fine = place.as === 'name' ? place.name : name;
  const [itemId] = await add(space, [{ ...fresh(space), ...named(fine, false), kind: kindOf(fine), folderId, isFolder: false, sha256, sizeBytes }]);
  return { id, outcome: 'done', itemId };
}

/** Brings a thing back out of the recycle bin. @param into Where to; null: where it lay. */
export async function restore(space: Space, into: Target | null, { id, onClash = 'ask' }: Pick): Promise<Settled> {
  const { tx, memberId, revision } = space;
  const item = await queries.findTrashed(tx, memberId, id);
  if (!item) return { id, outcome: 'missing' };
  const target = into ?? (item.isOriginGone ? null : await findTarget(space, item.folderId));
  if (!target) return { id, outcome: 'originGone' };
  const { folderId, way } = target;
  const tree = await queries.treeOf(tx, memberId, id, id);
  if (item.isFolder && way.length + heightOf(tree) > diskLimits.depth) return { id, outcome: 'tooDeep' };
  const place = await findPlace(space, { name: item.name, isFolder: item.isFolder, folderId, onClash });
  if (place.as === 'clash' || place.as === 'skipped') return { id, outcome: place.as, existingId: place.existing.id };
  if (place.as === 'replace') await trash(space, place.existing);
  const name = place.as === 'name' ? place.name : item.name;
  const back = { folderId, revision, ...named(name, item.isFolder), ...(place.as === 'merge' && noName(id)), originPath: [], isOriginGone: false };
  await queries.changeItems(tx, [id], back);
  await queries.changeItems(
    tx,
    tree.map((one) => one.id),
    { trashId: null, trashedAt: null, revision },
  );
  space.isChanged = true;
  if (place.as !== 'merge') return { id, outcome: 'done', itemId: id };
  await mergeInto(space, { ...item, ...back, trashId: null }, place.existing);
  return { id, outcome: 'done', itemId: place.existing.id };
}
