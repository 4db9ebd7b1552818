import { useApi } from '@chippage/api/ApiProvider';
import { deleteDiskItems, diskItemsQuery, diskQuotaQuery, diskTrashQuery, diskTreeQuery, emptyDiskTrash, restoreDiskItems } from '@chippage/api/disk';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { ToastOptions } from '@chippage/ui/Toast';
import { useMemo, useState } from 'react';
import { settleClashes } from '../../parts/clash-dialog/settleClashes.ts';
import { useWholeList } from '../../parts/whole-list/useWholeList.ts';
import type { RecycleBinProps } from './RecycleBin.tsx';

/** Binds `RecycleBin` to the API. */
export function useRecycleBin(keywords: string, notify: (notice: ToastOptions) => void): Omit<RecycleBinProps, 'keywords' | 'onSearch'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const [now] = useState(() => Date.now());
  const trash = useWholeList(diskTrashQuery, { keywords });
  const tree = diskTreeQuery.use({});
  const refresh = async () => {
    await Promise.all([diskTrashQuery, diskItemsQuery, diskTreeQuery, diskQuotaQuery].map(invalidate));
  };
  const list = useMemo(
    () => (trash.rows === null ? undefined : { rows: trash.rows, total: trash.total }),
    // oxlint-disable-next-line react/exhaustive-deps -- the rows of one length from one answer are the same rows
    [trash.first, trash.rows?.length],
  );
  return {
    list: toLoadable({ data: list, error: trash.error, mutate: trash.mutate }),
    folders: toLoadable({ data: tree.data?.folders, error: tree.error, mutate: tree.mutate }),
    notify,
    now,
    onRestore: async (rows, place, ask) => {
      const where = place.isOrigin ? { place: 'origin' as const } : { place: 'folder' as const, ...(place.folderId !== null && { folderId: place.folderId }) };
      const settled = await settleClashes(rows, (items) => restoreDiskItems({ items, ...where }, { client }), ask);
      await refresh();
      return settled;
    },
    onErase: async (rows) => {
      const settled = await settleClashes(
        rows,
        (items) => deleteDiskItems({ ids: items.map(({ id }) => id) }, { client }),
        async () => null,
      );
      await refresh();
      return settled;
    },
    onEmpty: async () => {
      await emptyDiskTrash({}, { client });
      await refresh();
    },
  };
}
