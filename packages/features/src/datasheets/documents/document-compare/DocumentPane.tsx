import type { Document } from '@chippage/api/types';
import { lazyPart } from '@chippage/ui/late';
import { type Ref, Suspense } from 'react';
import type { WantedPage } from '../pdf-reader/readerHash.ts';
import type { OpeningPdf } from '../pdf-reader/usePdf.ts';
import * as styles from './DocumentCompare.css.ts';

// The page comes first; its readers are as large as the rest of it.
const OpenedReader = lazyPart(async () => (await import('../pdf-reader/DocumentReader.tsx')).OpenedReader);

export interface DocumentPaneProps {
  /** Names the pane and its document. */
  name: string;
  document: Document;
  pdf: OpeningPdf;
  isShown: boolean;
  /** A page that the other pane leads to. */
  wanted: WantedPage | null;
  onPage: (page: number) => void;
  /** The visitor begins to read here. */
  onTouch: () => void;
  paneRef: Ref<HTMLElement>;
}

/** One of two documents. */
export function DocumentPane({ name, document, pdf, isShown, wanted, onPage, onTouch, paneRef }: DocumentPaneProps) {
  const facts = [document.version, document.publishedOn].filter((fact) => fact !== null);
  return (
    <section
      ref={paneRef}
      className={styles.pane}
      data-shown={isShown}
      aria-label={name}
      onFocusCapture={onTouch}
      onPointerDownCapture={onTouch}
      onWheelCapture={onTouch}
      onTouchStartCapture={onTouch}
    >
      <h2 className={styles.name}>
        {name}
        {facts.length > 0 && <span className={styles.meta}>{facts.join('，')}</span>}
      </h2>
      <Suspense fallback={<div className={styles.place} />}>
        <OpenedReader pdf={pdf} title={document.title} wanted={wanted} onPlaceChange={({ page }) => onPage(page)} />
      </Suspense>
    </section>
  );
}
