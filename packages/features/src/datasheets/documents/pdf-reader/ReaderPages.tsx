import { type CSSProperties, type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { Translate } from '../../../i18n/messages.ts';
import type { Hit } from './findText.ts';
import type { pdfReaderMessages } from './messages.ts';
import { PageView } from './PageView.tsx';
import * as styles from './PdfReader.css.ts';
import type { PdfSource } from './pdfSource.ts';
import type { Find } from './useFind.ts';
import { usePageWindow } from './usePageWindow.ts';

/** Moves the pane from outside. */
export interface ReaderPagesHandle {
  /** @param page Counts from 1. */
  showPage: (page: number) => void;
}

export interface ReaderPagesProps {
  source: PdfSource;
  scale: number;
  find: Find;
  label: string;
  t: Translate<(typeof pdfReaderMessages)['texts']>;
  /** Called while the reader scrolls, with the page that fills most of the pane. */
  onPageInView: (page: number) => void;
  handleRef?: Ref<ReaderPagesHandle>;
}

const noHits: readonly Hit[] = [];

function pageInView(root: HTMLElement): number {
  const middle = root.scrollTop + root.clientHeight / 3;
  let page = 1;
  for (const slot of root.querySelectorAll<HTMLElement>('[data-page]')) {
    if (slot.offsetTop > middle) break;
    page = Number(slot.dataset['page']);
  }
  return page;
}

function useScrollPlace(scroller: RefObject<HTMLDivElement | null>, onPageInView: (page: number) => void): void {
  useEffect(() => {
    const root = scroller.current;
    if (!root) return undefined;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => onPageInView(pageInView(root)));
    };
    root.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      root.removeEventListener('scroll', look);
    };
  }, [scroller, onPageInView]);
}

/** The pane of pages: one long sheet column, of which only what is near the view is painted. */
export function ReaderPages({ source, scale, find, label, t, onPageInView, handleRef }: ReaderPagesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const near = usePageWindow(scroller, source.pageCount);
  const hitsByPage = useMemo(() => Map.groupBy(find.hits, (hit) => hit.page), [find.hits]);
  useScrollPlace(scroller, onPageInView);
  useImperativeHandle(handleRef, () => ({
    showPage(page) {
      const slot = scroller.current?.querySelector<HTMLElement>(`[data-page="${page}"]`);
      if (slot && scroller.current) scroller.current.scrollTop = slot.offsetTop - 16;
    },
  }));
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
          isNear={near.has(page)}
          hits={hitsByPage.get(page) ?? noHits}
          activeHit={find.active?.page === page ? find.active : null}
          label={t('pageLink', { page, total: source.pageCount })}
          failedLabel={t('pageFailed', { page })}
        />
      ))}
    </div>
  );
}
