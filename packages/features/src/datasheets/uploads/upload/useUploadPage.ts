import { useApi } from '@chippage/api/ApiProvider';
import { ownDocumentsQuery, partCategoriesQuery, searchHintsQuery, submitDocument, uploadDocument, withdrawDocument } from '@chippage/api/datasheets';
import { brandHintsQuery } from '@chippage/api/directory';
import { useInvalidate } from '@chippage/api/query';
import { useSyncExternalStore } from 'react';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { UploadPageProps } from './UploadPage.tsx';
import { useUploadQueue } from './useUploadQueue.ts';

const PAGE_SIZE = 20;
const HINTS = 10;

function watchConnection(hear: () => void): () => void {
  window.addEventListener('online', hear);
  window.addEventListener('offline', hear);
  return () => {
    window.removeEventListener('online', hear);
    window.removeEventListener('offline', hear);
  };
}

/** Binds `UploadPage` to the API; `isDirty` tells whether leaving would lose something. */
export function useUploadPage(): Omit<UploadPageProps, 'tab' | 'onTabChange'> & { isDirty: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const isOffline = useSyncExternalStore(
    watchConnection,
    () => !navigator.onLine,
    () => false,
  );
  const pages = ownDocumentsQuery.usePages({ pageSize: PAGE_SIZE });
  const { data: categories } = partCategoriesQuery.use({});
  const refresh = () => invalidate(ownDocumentsQuery);
  const queue = useUploadQueue({
    send: (file, { signal, onProgress }) => uploadDocument({ file }, { client, signal, onProgress }),
    submit: async (facts) => {
      const upload = await submitDocument(facts, { client });
      void refresh();
      return upload;
    },
    discard: (id) => withdrawDocument({ id }, { client }),
  });
  return {
    isDirty: queue.isDirty,
    form: {
      items: queue.items,
      error: queue.error,
      isSubmitting: queue.isSubmitting,
      isOffline,
      onAdd: queue.add,
      onRetry: queue.retry,
      onRemove: queue.remove,
      onChange: queue.change,
      onAddMpns: queue.addMpns,
      onSubmit: queue.submitAll,
      categories: (categories?.data ?? []).flatMap((top) =>
        top.children.length > 0 ? top.children.map(({ id, name }) => ({ id, text: `${top.name} / ${name}` })) : [{ id: top.id, text: top.name }],
      ),
      onFindBrands: async (keywords) => {
        const { data } = await brandHintsQuery.fetch({ keywords, size: HINTS }, { client });
        return data.map(({ id, name, nameCn }) => ({ id: String(id), brandId: id, text: nameCn === null ? name : `${name} ${nameCn}` }));
      },
      onFindParts: async (keywords) => {
        const { data } = await searchHintsQuery.fetch({ keywords, size: HINTS }, { client });
        return data.flatMap(({ kind, items }) => (kind === 'mpn' ? items.map(({ id, text }) => ({ id, text })) : []));
      },
    },
    mine: {
      uploads: toPagedList(pages),
      onLoadMore: pages.loadMore,
      onWithdraw: async (id) => {
        await withdrawDocument({ id }, { client });
        await refresh();
      },
      onCorrect: queue.correct,
    },
  };
}
