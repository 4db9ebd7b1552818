import type { Document, PageFrame } from '@chippage/api/types';
import { DocumentReader } from '@chippage/features/DocumentReader';
import { parseReaderHash, readerHash, type ReaderPlace } from '@chippage/features/readerHash';
import { Button } from '@chippage/ui/Button';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { copyText } from '../../../page/copyText.ts';
import { pdfAssets } from '../../../page/pdfWorker.ts';
import { useNotify } from '../../../toasts/useNotify.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { t } from '../datasheets.words.ts';
import { useReportError } from './useReportError.ts';

const never = () => () => undefined;

/** The place of an address; its frame only in the document that it names: another one may be chosen under the same address. */
function placeOf(hash: string, isAddressed: boolean): ReaderPlace {
  const { frame, ...place } = parseReaderHash(hash);
  return frame && isAddressed ? { ...place, frame } : place;
}

export interface BoundReaderProps {
  document: Document;
  /** Whether the address names this document, not another one of the same part. */
  isAddressed: boolean;
  /** Which fact stands in a frame of the document; '' for none. */
  nameOfFrame: (frame: PageFrame) => string;
}

/** The PDF reader, bound to the address: `#page=12` opens page 12, a link of the page leads it on, and turning pages keeps the address true. */
export function BoundReader({ document, isAddressed, nameOfFrame }: BoundReaderProps) {
  const notify = useNotify();
  const [page, setPage] = useState(1);
  const report = useReportError(document);
  // The server does not know the hash; the reader opens at its place once the browser does.
  const hash = useSyncExternalStore(
    never,
    () => location.hash,
    () => '',
  );
  const { key, hash: followed } = useLocation();
  const arrival = useRef(key);
  const wanted = useMemo(() => (key !== arrival.current && followed.includes('page=') ? placeOf(followed, isAddressed) : null), [key, followed]); // oxlint-disable-line react/exhaustive-deps -- led to when a link is followed, not when the names change
  // An address that names a page leads to the document; the page of the part begins with its facts.
  useEffect(() => {
    if (location.hash.includes('page=')) window.document.querySelector('#reader')?.scrollIntoView();
  }, [key]);
  return (
    <DocumentReader
      url={datasheetsPaths.documentContent(document.id)}
      assets={pdfAssets}
      {...(document.outline.length > 0 && { outline: document.outline })}
      title={document.title}
      initialPlace={placeOf(hash, isAddressed)}
      wanted={wanted}
      nameOfFrame={nameOfFrame}
      footer={
        <Button size="sm" variant="plain" onPress={() => report(page)}>
          {t('reportError', { page })}
        </Button>
      }
      onPlaceChange={(place) => {
        setPage(place.page);
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
