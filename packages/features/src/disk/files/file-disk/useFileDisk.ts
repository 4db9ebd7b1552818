import { useApi } from '@chippage/api/ApiProvider';
import {
  addDiskFolder,
  copyDiskItems,
  diskDownloads,
  diskFileDownload,
  diskItemsQuery,
  diskQuotaQuery,
  diskSearchQuery,
  diskTrashQuery,
  diskTreeQuery,
  diskUploadsQuery,
  dropDiskUpload,
  moveDiskItems,
  renameDiskItem,
  restoreDiskItems,
  trashDiskItems,
} from '@chippage/api/disk';
import { type Loadable, mapLoadable, toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { DiskFolder, DiskOutcome, OnClash } from '@chippage/api/types';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import type { ToastOptions } from '@chippage/ui/Toast';
import { useEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { useIsOffline } from '../../../parts/connection/useIsOffline.ts';
import { type AskClash, settleClashes } from '../../parts/clash-dialog/settleClashes.ts';
import type { DiskMemory } from '../../parts/diskMemory.ts';
import { useWholeList } from '../../parts/whole-list/useWholeList.ts';
import { diskSendOf } from '../../uploads/upload-tray/diskUploadCalls.ts';
import { useDiskUploads } from '../../uploads/upload-tray/useDiskUploads.ts';
import type { DiskView } from './diskPlace.ts';
import type { DiskRows, FileDiskProps } from './FileDisk.tsx';
import type { DiskRow } from './FileRow.tsx';
import { fileDiskMessages } from './messages.ts';
import { useKeptRenames } from './useKeptRenames.ts';
import { useRemembered } from './useRemembered.ts';

/** What the page gives. */
export interface FileDiskOptions {
  view: DiskView;
  /** What the browser keeps for times without a network; null: nothing. */
  memory: DiskMemory | null;
  saveFile: (blob: Blob, name: string) => void;
  notify: (notice: ToastOptions) => void;
  onShare: (row: DiskRow) => void;
}

const UNFINISHED = 50;
const into = (folderId: number | null) => (folderId === null ? {} : { folderId });

/** Binds `FileDisk` to the API. */
export function useFileDisk({ view, memory, saveFile, notify, onShare }: FileDiskOptions): Omit<FileDiskProps, 'view' | 'onViewChange'> & { isDirty: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const t = useMessages(fileDiskMessages);
  const isOffline = useIsOffline();
  const isSearch = view.keywords !== '';
  const refresh = async () => {
    await Promise.all([diskItemsQuery, diskSearchQuery, diskTreeQuery, diskQuotaQuery, diskTrashQuery].map(invalidate));
  };

  const folder = useWholeList(diskItemsQuery, isSearch ? null : { ...into(view.folderId), sort: view.sort, direction: view.direction });
  const found = useWholeList(diskSearchQuery, isSearch ? { keywords: view.keywords } : null);
  const tree = diskTreeQuery.use({});
  const quota = diskQuotaQuery.use({});
  const { data: parted } = diskUploadsQuery.use({ pageSize: UNFINISHED });
  const renames = useKeptRenames(memory, isOffline, () => void refresh());

  const seenRows = useMemo<DiskRows | undefined>(
    () => (folder.first && folder.rows ? { rows: folder.rows, total: folder.total, path: folder.first.path, seen: null } : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- the rows of one length from one answer are the same rows
    [folder.first, folder.rows?.length],
  );
  const isWhole = seenRows !== undefined && seenRows.rows.length >= seenRows.total;
  const listKey = `list ${view.folderId ?? ''} ${view.sort} ${view.direction}`;
  const rememberedRows = useRemembered<DiskRows>(memory, isSearch ? null : listKey, isWhole ? seenRows : undefined, isOffline || folder.error?.status === 0);
  const rememberedTree = useRemembered<readonly DiskFolder[]>(memory, 'tree', tree.data?.folders, isOffline || tree.error?.status === 0);

  const seen = isOffline ? (rememberedRows ? absoluteTime(rememberedRows.time).minute : t('justNow')) : null;
  const rowsNow: DiskRows | undefined = seenRows ?? rememberedRows?.value;
  const list: Loadable<DiskRows> = isSearch
    ? toLoadable({
        data: found.rows === null ? undefined : { rows: found.rows, total: found.total, path: [], seen: null },
        error: found.error,
        mutate: found.mutate,
      })
    : toLoadable({ data: rowsNow && { ...rowsNow, seen }, error: folder.error, mutate: folder.mutate });
  const folders: Loadable<readonly DiskFolder[]> = toLoadable({ data: tree.data?.folders ?? rememberedTree?.value, error: tree.error, mutate: tree.mutate });

  const newNames = new Map(renames.kept.map(({ id, name }) => [id, name]));
  const renamed = <Row extends { id: number; name: string }>(row: Row): Row => {
    const name = newNames.get(row.id);
    return name === undefined ? row : { ...row, name };
  };

  const queue = useDiskUploads({
    send: useMemo(() => diskSendOf(client), [client]),
    discard: (id) => dropDiskUpload({ id }, { client }),
    onArrived: useLater(() => void Promise.all([refresh(), invalidate(diskUploadsQuery)])),
  });

  /** One thing at a time that may have a clash; the wire does not know its number yet. */
  const settleOne = async (name: string, isFolder: boolean, send: (onClash: OnClash) => Promise<DiskOutcome>, ask: AskClash) => {
    const settled = await settleClashes(
      [{ id: 0, name, isFolder }],
      async ([pick]) => ({ outcomes: [{ ...(await send(pick?.onClash ?? 'ask')), id: 0 }], doneCount: 0, revision: 0 }),
      ask,
    );
    void refresh();
    return settled;
  };
  return {
    list: newNames.size === 0 ? list : mapLoadable(list, (data) => ({ ...data, rows: data.rows.map(renamed), path: data.path.map(renamed) })),
    folders: newNames.size === 0 ? folders : mapLoadable(folders, (data) => data.map(renamed)),
    quota: toLoadable(quota),
    isOffline,
    isDirty: queue.isDirty,
    queuedCount: renames.kept.length,
    mergedText: renames.mergedText,
    notify,
    onShare,
    uploads: {
      files: queue.files,
      refusal: queue.refusal,
      unfinished: (parted?.data ?? []).filter(({ name, sizeBytes }) => !queue.files.some((file) => file.name === name && file.sizeBytes === sizeBytes)),
      onDropUnfinished: async (id) => {
        await dropDiskUpload({ id }, { client });
        await invalidate(diskUploadsQuery);
      },
      onRetry: queue.retry,
      onPause: queue.pause,
      onResume: queue.resume,
      onRemove: queue.remove,
      onClearDone: queue.clearDone,
    },
    onUpload: queue.add,
    onRename: async (row, name, ask) => {
      if (isOffline) {
        renames.add({ id: row.id, name, baseName: row.name, baseRevision: row.revision });
        return { done: [{ ...row, name }], skipped: 0, problems: [] };
      }
      return settleOne(name, row.isFolder, (onClash) => renameDiskItem({ id: row.id, name, onClash, ifRevision: row.revision }, { client }), ask);
    },
    onAddFolder: (name, folderId, ask) => settleOne(name, true, (onClash) => addDiskFolder({ name, onClash, ...into(folderId) }, { client }), ask),
    onMove: async (rows, folderId, ask) => {
      const settled = await settleClashes(rows, (items) => moveDiskItems({ items, ...into(folderId) }, { client }), ask);
      await refresh();
      return settled;
    },
    onCopy: async (rows, folderId, ask) => {
      const settled = await settleClashes(rows, (items) => copyDiskItems({ items, ...into(folderId) }, { client }), ask);
      await refresh();
      return settled;
    },
    onTrash: async (rows) => {
      const settled = await settleClashes(rows, (items) => trashDiskItems({ items }, { client }), neverAsks);
      await refresh();
      return settled;
    },
    onUntrash: async (rows, ask) => {
      const settled = await settleClashes(rows, (items) => restoreDiskItems({ items }, { client }), ask);
      await refresh();
      return settled;
    },
    onDownload: async (rows) => {
      const [only] = rows;
      const { blob, name } =
        rows.length === 1 && only && !only.isFolder
          ? await diskFileDownload({ id: only.id }, { client })
          : await diskDownloads({ ids: rows.map(({ id }) => id).join(','), zipName: '' }, { client });
      const file = name ?? (rows.length === 1 && only && !only.isFolder ? only.name : `${t('zipName')}.zip`);
      saveFile(blob, file);
      return file;
    },
  };
}

const neverAsks: AskClash = async () => null;

/** Hears many calls in a row as one, a moment after the first. */
function useLater(call: () => void): () => void {
  const newest = useRef(call);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    newest.current = call;
  });
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      newest.current();
    }, 400);
  };
}
