import { useApi } from '@chippage/api/ApiProvider';
import { claimFile, creditNoteFile, packingList, piFile, receiptFile } from '@chippage/api/mall';
import type { OrderFile } from './FileLink.tsx';

const fetchers = { packing: packingList, pi: piFile, receipt: receiptFile, claim: claimFile, credit: creditNoteFile };

/** Gets the papers of orders that are kept as files. @param onSave Hears of each file, with its name */
export function useOrderFiles(onSave: (file: Blob, name: string) => void): (file: OrderFile) => Promise<void> {
  const client = useApi();
  return async ({ kind, id, name }) => {
    const file = await fetchers[kind]({ id }, { client });
    onSave(file.blob, file.name ?? name);
  };
}
