import { forgetAhead, readAhead } from '@chippage/features/readAhead';
import { useEffect } from 'react';
import { pdfAssets } from '../../../page/pdfWorker.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';

/**
 * Fetches a document while React takes the page over: the reader that opens it then has it at once.
 * @param documentId null: there is nothing to read.
 */
export function useReadAhead(documentId: number | null): void {
  const url = documentId === null ? null : datasheetsPaths.documentContent(documentId);
  // While rendering: effects run only after the whole page has been taken over.
  if (!import.meta.env.SSR && url !== null) readAhead(url, pdfAssets);
  useEffect(() => () => (url === null ? undefined : forgetAhead(url)), [url]);
}
