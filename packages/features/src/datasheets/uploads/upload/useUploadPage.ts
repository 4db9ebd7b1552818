import { useApi } from '@chippage/api/ApiProvider';
import {
  dropPartedUpload,
  ownDocumentsQuery,
  partCategoriesQuery,
  partedUploadsQuery,
  restoreUpload,
  searchHintsQuery,
  submitDocument,
  uploadDocument,
  uploadThumbnail,
  withdrawDocument,
} from '@chippage/api/datasheets';
import { brandHintsQuery } from '@chippage/api/directory';
import { useInvalidate } from '@chippage/api/query';
import { useIsOffline } from '../../../parts/connection/useIsOffline.ts';
import { canDigest } from '../../../parts/parted-upload/partSteps.ts';
import { partCallsOf } from './partCalls.ts';
import { sendInParts } from '../../../parts/parted-upload/sendInParts.ts';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { UploadsQuery } from './MyUploads.tsx';
import type { UploadPageProps } from './UploadPage.tsx';
import { useUploadQueue } from './useUploadQueue.ts';

const PAGE_SIZE = 20;
const HINTS = 10;
const UNFINISHED = 20;

/** What the page gets from the API; where it stands in its address comes from the host. */
export type UploadPageBinding = Omit<UploadPageProps, 'tab' | 'onTabChange' | 'mine'> & {
  isDirty: boolean;
  mine: Omit<UploadPageProps['mine'], 'query' | 'getHref' | 'onQueryChange'>;
};

/** Binds `UploadPage` to the API; `isDirty` tells whether leaving would lose something. */
export function useUploadPage({ state, keywords }: UploadsQuery): UploadPageBinding {
  const client = useApi();
  const invalidate = useInvalidate();
  const isOffline = useIsOffline();
  const pages = ownDocumentsQuery.usePages({ pageSize: PAGE_SIZE, keywords, ...(state !== 'all' && { state }) });
  const { data: parted } = partedUploadsQuery.use({ pageSize: UNFINISHED });
  const { data: categories } = partCategoriesQuery.use({});
  const refresh = () => invalidate(ownDocumentsQuery);
  const dropParts = async (id: number) => {
    await dropPartedUpload({ id }, { client });
    await invalidate(partedUploadsQuery);
  };
  const queue = useUploadQueue({
    send: async (file, { signal, onStep }) => {
      if (!canDigest())
        return uploadDocument(
          { file },
          { client, signal, onProgress: (share) => onStep(share < 1 ? { kind: 'sending', partedId: null, share } : { kind: 'reading' }) },
        );
      try {
        return await sendInParts(file, partCallsOf(client), { signal, onStep });
      } finally {
        void invalidate(partedUploadsQuery);
      }
    },
    submit: async (facts) => {
      const upload = await submitDocument(facts, { client });
      void refresh();
      return upload;
    },
    discard: (id) => withdrawDocument({ id }, { client }),
    discardParts: dropParts,
  });
  return {
    isDirty: queue.isDirty,
    form: {
      items: queue.items,
      error: queue.error,
      refused: queue.refused,
      unfinished: (parted?.data ?? []).filter(({ name, sizeBytes }) => !queue.items.some((item) => item.name === name && item.sizeBytes === sizeBytes)),
      onDropUnfinished: dropParts,
      isSubmitting: queue.isSubmitting,
      isOffline,
      onAdd: queue.add,
      onRetry: queue.retry,
      onPause: queue.pause,
      onResume: queue.resume,
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
      onReadThumbnail: async (id) => (await uploadThumbnail({ id }, { client })).blob,
      onWithdraw: async (id) => {
        await withdrawDocument({ id }, { client });
        await refresh();
      },
      onRestore: async (id) => {
        await restoreUpload({ id }, { client });
        await refresh();
      },
      onCorrect: queue.correct,
    },
  };
}
