import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { piDetailQuery, piFile, pisQuery, voidPi } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import type { Pi } from '@chippage/api/types';
import { useState } from 'react';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { PiListProps } from './PiList.tsx';

const PAGE_SIZE = 20;

/** Binds `PiList` to the API. */
export function usePis({ onFile }: { onFile: (file: Blob, name: string) => void }): Omit<PiListProps, 'onCreate'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const [opened, setOpened] = useState<Pi | null>(null);
  const pages = pisQuery.usePages({ pageSize: PAGE_SIZE });
  const paper = piDetailQuery.use(opened === null ? null : { id: opened.id });
  return {
    pis: toPagedList(pages),
    onLoadMore: pages.loadMore,
    opened: opened === null ? null : { pi: opened, paper: toLoadable(paper) },
    onOpen: setOpened,
    onDownload: async ({ id, piNo }) => {
      const { blob, name } = await piFile({ id }, { client });
      onFile(blob, name ?? `${piNo}.pdf`);
    },
    onVoid: async ({ id }) => {
      await voidPi({ id }, { client });
      await Promise.all([invalidate(pisQuery), invalidate(piDetailQuery)]);
    },
  };
}
