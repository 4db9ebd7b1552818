import type { PageFrame } from '@chippage/api/types';
import { type CSSProperties, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import type { Translate } from '../../../i18n/messages.ts';
import type { Hit } from './findText.ts';
import type { pdfReaderMessages } from './messages.ts';
import { PageView } from './PageView.tsx';
import * as styles from './PdfReader.css.ts';
import type { PdfSource } from './pdfSource.ts';
import type { Find } from './useFind.ts';
import { usePageWindow } from './usePageWindow.ts';
import { useScrollPlace } from './useScrollPlace.ts';

/** A rectangle of one page, and what stands in it. */
export interface FramedPlace {
  page: number;
  frame: PageFrame;
  label: string;
}

/** Moves the pane from outside. */
export interface ReaderPagesHandle {
  /** @param page Counts from 1. */
  showPage: (page: number) => void;
  /** Gives the pane the focus of the keyboard. */
  takeFocus: () => void;
}

export interface ReaderPagesProps {
  source: PdfSource;
  /** Page at which the pane opens, counted from 1. */
  initialPage: number;
  /** The page that is read; until one is drawn it alone is. */
  page: number;
  isDrawn: boolean;
  scale: number;
  find: Find;
  framed: FramedPlace | null;
  label: string;
  t: Translate<(typeof pdfReaderMessages)['texts']>;
  /** Called while the reader scrolls, with the page that fills most of the pane. */
  onPageInView: (page: number) => void;
  onDrawn: () => void;
  handleRef?: Ref<ReaderPagesHandle>;
}

const noHits: readonly Hit[] = [];

/** The pane of pages: one long sheet column, of which only what is near the view is painted. */
export function ReaderPages({ source, initialPage, page: read, isDrawn, scale, find, framed, label, t, onPageInView, onDrawn, handleRef }: ReaderPagesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const near = usePageWindow(scroller, source.pageCount);
  const hitsByPage = useMemo(() => Map.groupBy(find.hits, (hit) => hit.page), [find.hits]);
  const showPage = useScrollPlace(scroller, initialPage, scale, source.pageCount, onPageInView);
  useImperativeHandle(handleRef, () => ({ showPage, takeFocus: () => scroller.current?.focus({ preventScroll: true }) }), [showPage]);
  return (
    // A pane that scrolls must be reachable by keyboard (WCAG 2.1.1); arrows and Page keys then scroll it.
    <div
      ref={scroller}
      className={styles.pages}
      role="region"
      aria-label={label}
      tabIndex={0}
      style={{ '--total-scale-factor': scale * (96 / 72) } as CSSProperties}
    >
      {Array.from({ length: source.pageCount }, (_, at) => at + 1).map((page) => (
        <PageView
          key={page}
          source={source}
          page={page}
          scale={scale}
          isNear={isDrawn ? near.has(page) : page === read}
          hits={hitsByPage.get(page) ?? noHits}
          activeHit={find.active?.page === page ? find.active : null}
          {...(framed?.page === page && { frame: framed.frame, frameLabel: framed.label })}
          label={t('pageLink', { page, total: source.pageCount })}
          failedLabel={t('pageFailed', { page })}
          onDrawn={onDrawn}
        />
      ))}
    </div>
  );
}
