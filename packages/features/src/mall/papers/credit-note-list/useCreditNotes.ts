import { useApi } from '@chippage/api/ApiProvider';
import { creditNoteFile, creditNotesQuery } from '@chippage/api/mall';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { CreditNoteListProps } from './CreditNoteList.tsx';

const PAGE_SIZE = 20;

/** Binds `CreditNoteList` to the API. @param onFile Hands a file to the visitor */
export function useCreditNotes({ onFile }: { onFile: (file: Blob, name: string) => void }): CreditNoteListProps {
  const client = useApi();
  const pages = creditNotesQuery.usePages({ pageSize: PAGE_SIZE });
  return {
    notes: toPagedList(pages),
    onLoadMore: pages.loadMore,
    onDownload: async ({ id, no }) => {
      const { blob, name } = await creditNoteFile({ id }, { client });
      onFile(blob, name ?? `${no}.pdf`);
    },
  };
}
