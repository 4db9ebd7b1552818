import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { useAnnounce, useRestedAnnouncement } from '@chippage/ui/Announcer';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { pdfReaderMessages } from './messages.ts';
import * as styles from './PdfReader.css.ts';
import type { PdfSource } from './pdfSource.ts';
import type { ReaderPlace } from './readerHash.ts';
import { ReaderPages, type ReaderPagesHandle } from './ReaderPages.tsx';
import { ReaderOutline, ReaderThumbnails } from './ReaderPanels.tsx';
import { ReaderToolbar } from './ReaderToolbar.tsx';
import { useFind } from './useFind.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useZoom } from './useZoom.ts';

export interface PdfReaderProps {
  source: PdfSource;
  /** Names the document, e.g. `STM32F103C8T6 数据手册`. */
  title: string;
  /** Where to open; from the address, see `parseReaderHash`. @default page 1, nothing to find */
  initialPlace?: ReaderPlace;
  /** Called when another page fills the pane or another phrase is looked for. */
  onPlaceChange?: (place: ReaderPlace) => void;
  /** Copies the address of the place and says whether that went well. Absent: the button is not drawn. */
  onCopyLink?: (place: ReaderPlace) => void;
  /** Line under the pages: state of the link, checksum, the maker's address. */
  footer?: ReactNode;
}

const start: ReaderPlace = { page: 1, find: '' };

/** Reads a PDF in the page: thumbnails, outline, search in the document, zoom, links to any page, text that can be selected and read aloud. */
export function PdfReader({ source, title, initialPlace = start, onPlaceChange, onCopyLink, footer }: PdfReaderProps) {
  const t = useMessages(pdfReaderMessages);
  const announce = useAnnounce();
  const pages = useRef<ReaderPagesHandle>(null);
  const findInput = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(Math.min(initialPlace.page, source.pageCount));
  const [panels, setPanels] = useState({ thumbnails: false, outline: false });
  const [isFinding, setIsFinding] = useState(initialPlace.find !== '');
  const [movedTo, setMovedTo] = useState('');
  const { scale, zoom } = useZoom(frame, source.firstPage.width);

  const goTo = useCallback((next: number) => {
    setPage(next);
    pages.current?.showPage(next);
  }, []);
  const fullScreen = useFullScreen(frame);
  const find = useFind(source, initialPlace, page, goTo, (to) => setMovedTo(t('hitAnnounced', to)));
  useRestedAnnouncement(movedTo);

  // Side panels are open where there is room for them; decided once, after the frame has been measured.
  useEffect(() => {
    const isRoomy = (frame.current?.clientWidth ?? 0) >= 720;
    setPanels({ thumbnails: isRoomy, outline: isRoomy && source.outline.length > 0 });
  }, [source]);

  useEffect(() => onPlaceChange?.({ page, find: find.needle }), [page, find.needle]); // oxlint-disable-line react/exhaustive-deps -- tells changes of place, not of the callback
  useEffect(() => {
    if (find.needle.trim() !== '' && !find.isSearching) announce(find.hits.length === 0 ? t('noHit') : t('hitsAnnounced', { total: find.hits.length }));
  }, [find.needle, find.isSearching, find.hits.length, announce, t]);

  const openFind = () => {
    // Before it can take the focus it has to stand there.
    flushSync(() => setIsFinding(true));
    findInput.current?.querySelector('input')?.focus();
  };
  const findAgain = () => {
    openFind();
    find.again();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if ((event.ctrlKey || event.metaKey) && event.key === 'f') {
      event.preventDefault();
      openFind();
    } else if ((event.ctrlKey || event.metaKey) && (event.key === '+' || event.key === '=' || event.key === '-')) {
      event.preventDefault();
      zoom(event.key === '-' ? -1 : 1);
    }
  };
  return (
    // Ctrl+F and Ctrl± act inside the reader only; every other key stays with the browser.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={frame} className={styles.reader} data-reading onKeyDown={onKeyDown}>
      <ReaderToolbar
        page={page}
        pageCount={source.pageCount}
        onPageChange={goTo}
        scale={scale}
        onZoom={zoom}
        find={find}
        findInput={findInput}
        isFinding={isFinding}
        onFindingChange={(next) => (next ? openFind() : setIsFinding(false))}
        fullScreen={fullScreen}
        t={t}
        panels={panels}
        onPanelChange={(panel, isOpen) => setPanels((known) => ({ ...known, [panel]: isOpen }))}
        {...(onCopyLink && { onCopyLink: () => onCopyLink({ page, find: find.needle }) })}
      />
      {find.unread > 0 && (
        <Alert
          tone="warn"
          live="polite"
          action={
            <Button size="sm" variant="outline" onPress={findAgain}>
              {t('findAgain')}
            </Button>
          }
        >
          {t('unread', { count: find.unread })}
        </Alert>
      )}
      <div className={styles.body}>
        {panels.thumbnails && <ReaderThumbnails source={source} page={page} onPageChange={goTo} t={t} />}
        {panels.outline && <ReaderOutline source={source} page={page} onPageChange={goTo} t={t} />}
        <ReaderPages
          handleRef={pages}
          source={source}
          initialPage={Math.min(initialPlace.page, source.pageCount)}
          scale={scale}
          find={find}
          label={t('label', { title, total: source.pageCount })}
          onPageInView={setPage}
          t={t}
        />
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
