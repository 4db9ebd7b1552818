import { useApi } from '@chippage/api/ApiProvider';
import { collectDocument, collectedDocumentsQuery, collectedDownloads, collectedStateQuery, uncollectDocument } from '@chippage/api/datasheets';
import { useInvalidate } from '@chippage/api/query';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { CollectedListProps } from './CollectedList.tsx';
import { collectedListMessages } from './messages.ts';

const PAGE_SIZE = 20;

/** Binds `CollectedList` to the API. */
export function useCollectedList({ saveFile }: { saveFile: (blob: Blob, name: string) => void }): CollectedListProps {
  const client = useApi();
  const invalidate = useInvalidate();
  const t = useMessages(collectedListMessages);
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const pages = collectedDocumentsQuery.usePages({ pageSize: PAGE_SIZE });
  return {
    documents: toPagedList(pages),
    isRemoved: ({ id }) => removed.has(id),
    async onChange({ id }, isCollected) {
      await (isCollected ? collectDocument : uncollectDocument)({ id }, { client });
      void invalidate(collectedStateQuery);
      setRemoved((was) => new Set(isCollected ? [...was].filter((one) => one !== id) : [...was, id]));
    },
    async onDownload(ids) {
      const { blob, name } = await collectedDownloads({ ids: ids.join(','), zipName: '' }, { client });
      const file = name ?? `${t('zipName')}.zip`;
      saveFile(blob, file);
      return file;
    },
    onLoadMore: pages.loadMore,
  };
}
