import type { DiskFolder } from '@chippage/api/types';
import { FolderIcon } from '@chippage/ui/Icon';
import type { TreeNode } from '@chippage/ui/Tree';

/** The id of the disk itself in a tree of folders. */
export const ROOT = 'root';

/** The number of a folder by its id in the tree; null: the disk itself. */
export const folderIdOf = (node: string): number | null => (node === ROOT ? null : Number(node));
/** The id of a folder in the tree. */
export const nodeIdOf = (folderId: number | null): string => (folderId === null ? ROOT : String(folderId));

/** Folders as a tree under the disk itself. @param without Folders that are left out with all that is in them, e.g. those that are moved. */
export function folderNodes(folders: readonly DiskFolder[], rootName: string, without: ReadonlySet<number> = new Set()): TreeNode[] {
  const inside = new Map<number | null, DiskFolder[]>();
  for (const folder of folders) inside.set(folder.folderId, [...(inside.get(folder.folderId) ?? []), folder]);
  const nodesIn = (folderId: number | null): TreeNode[] =>
    (inside.get(folderId) ?? [])
      .filter(({ id }) => !without.has(id))
      .map(({ id, name }) => ({ id: String(id), text: name, icon: <FolderIcon size={16} />, children: nodesIn(id) }));
  return [{ id: ROOT, text: rootName, icon: <FolderIcon size={16} />, children: nodesIn(null) }];
}

/** The folders around a folder, from the outermost, as ids of the tree; the disk itself first. */
export function wayTo(folders: readonly DiskFolder[], folderId: number | null): string[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const way: string[] = [];
  for (let at = folderId === null ? undefined : byId.get(folderId); at; at = at.folderId === null ? undefined : byId.get(at.folderId))
    way.unshift(String(at.id));
  return [ROOT, ...way];
}
