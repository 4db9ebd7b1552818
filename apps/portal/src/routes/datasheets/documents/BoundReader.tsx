import type { Document } from '@chippage/api/types';
import { DocumentReader, parseReaderHash, readerHash } from '@chippage/features/DocumentReader';
import { useEffect, useSyncExternalStore } from 'react';
import { copyText } from '../../../page/copyText.ts';
import { pdfAssets } from '../../../page/pdfWorker.ts';
import { useNotify } from '../../../toasts/useNotify.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { t } from '../datasheets.words.ts';

const never = () => () => undefined;

/** The PDF reader, bound to the address: `#page=12` opens page 12, and turning pages keeps the address true. */
export function BoundReader({ document }: { document: Document }) {
  const notify = useNotify();
  // The server does not know the hash; the reader opens at its place once the browser does.
  const hash = useSyncExternalStore(
    never,
    () => location.hash,
    () => '',
  );
  // An address that names a page leads to the document; the page of the part begins with its facts.
  useEffect(() => {
    if (location.hash.includes('page=')) window.document.querySelector('#reader')?.scrollIntoView();
  }, []);
  return (
    <DocumentReader
      url={datasheetsPaths.documentContent(document.id)}
      assets={pdfAssets}
      title={document.title}
      initialPlace={parseReaderHash(hash)}
      onPlaceChange={(place) => {
        const isStart = place.page === 1 && place.find === '';
        // A document that was merely opened is no place worth naming in the address.
        if (!isStart || location.hash.includes('page=')) history.replaceState(history.state, '', `${location.pathname}${location.search}${readerHash(place)}`);
      }}
      onCopyLink={async (place) => {
        const isCopied = await copyText(`${location.origin}${location.pathname}${location.search}${readerHash(place)}`);
        notify({ tone: isCopied ? 'success' : 'warn', text: isCopied ? t('linkCopied', { page: place.page }) : t('linkNotCopied') });
      }}
    />
  );
}
