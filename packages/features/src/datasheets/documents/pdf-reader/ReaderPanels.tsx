import { useEffect, useRef, useState } from 'react';
import type { Translate } from '../../../i18n/messages.ts';
import { useNear } from '../../../parts/near/useNear.ts';
import type { pdfReaderMessages } from './messages.ts';
import * as styles from './PdfReader.css.ts';
import type { PdfSource } from './pdfSource.ts';

interface PanelProps {
  source: PdfSource;
  page: number;
  onPageChange: (page: number) => void;
  t: Translate<(typeof pdfReaderMessages)['texts']>;
}

/** Brings an entry into sight of its own panel; the page around the reader stays where it is. */
function showWithinPanel(entry: HTMLElement): void {
  const panel = entry.closest('nav');
  if (!panel) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const seen = panel.getBoundingClientRect();
  if (top < seen.top) panel.scrollTop -= seen.top - top;
  else if (bottom > seen.bottom) panel.scrollTop += bottom - seen.bottom;
}

/** Width of a thumbnail in CSS pixels. */
const thumbnailWidth = 72;

function Thumbnail({ source, page, isCurrent, onPress, label }: { source: PdfSource; page: number; isCurrent: boolean; onPress: () => void; label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isSeen = useNear(button, 200);
  useEffect(() => {
    if (!isSeen || !canvas.current) return undefined;
    const abort = new AbortController();
    source.paint(page, canvas.current, thumbnailWidth / source.firstPage.width, Math.min(2, globalThis.devicePixelRatio || 1), abort.signal).catch(() => {});
    return () => abort.abort();
  }, [source, page, isSeen]);
  useEffect(() => {
    if (isCurrent && button.current) showWithinPanel(button.current);
  }, [isCurrent]);
  return (
    <li>
      <button ref={button} type="button" className={styles.thumbnail} aria-label={label} aria-current={isCurrent ? 'page' : undefined} onClick={onPress}>
        <canvas
          ref={canvas}
          className={styles.thumbnailPicture}
          style={{ aspectRatio: `${source.firstPage.width} / ${source.firstPage.height}` }}
          aria-hidden="true"
        />
        <span aria-hidden="true">{page}</span>
      </button>
    </li>
  );
}

/** Small pictures of all pages; painted when they come into view. @param isDrawn Whether the page that is read stands: it comes first. */
export function ReaderThumbnails({ source, page, isDrawn, onPageChange, t }: PanelProps & { isDrawn: boolean }) {
  const pages = Array.from({ length: isDrawn ? source.pageCount : 0 }, (_, at) => at + 1);
  return (
    <nav className={styles.thumbnails} aria-label={t('thumbnails')}>
      <ol className={styles.list}>
        {pages.map((each) => (
          <Thumbnail key={each} source={source} page={each} isCurrent={each === page} onPress={() => onPageChange(each)} label={t('page', { page: each })} />
        ))}
      </ol>
    </nav>
  );
}

/** The document's own outline; the entry that the reader stands in is marked. */
export function ReaderOutline({ source, page, onPageChange, t }: PanelProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  // Several entries may begin on one page: the one that was pressed stays marked until the reader leaves its page.
  const isAtChosen = chosen !== null && source.outline[chosen]?.page === page;
  const current = isAtChosen ? chosen : source.outline.findLastIndex((item) => item.page !== null && item.page <= page);
  return (
    <nav className={styles.outline} aria-label={t('outline')}>
      {source.outline.length === 0 && <p className={styles.noOutline}>{t('noOutline')}</p>}
      <ol className={styles.list}>
        {source.outline.map((item, at) => (
          <li key={`${at} ${item.title}`}>
            <button
              type="button"
              className={styles.outlineItem}
              data-level={Math.min(item.level, 3)}
              aria-current={at === current ? 'location' : undefined}
              disabled={item.page === null}
              onClick={() => {
                if (item.page === null) return;
                setChosen(at);
                onPageChange(item.page);
              }}
            >
              <span>{item.title}</span>
              <span className={styles.outlinePage}>{item.page}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
