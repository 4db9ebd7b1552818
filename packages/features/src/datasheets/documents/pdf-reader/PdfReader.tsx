import type { PageFrame } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { useAnnounce, useRestedAnnouncement } from '@chippage/ui/Announcer';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { pdfReaderMessages } from './messages.ts';
import * as styles from './PdfReader.css.ts';
import type { PdfSource } from './pdfSource.ts';
import type { ReaderPlace, WantedPage } from './readerHash.ts';
import { ReaderPages, type ReaderPagesHandle } from './ReaderPages.tsx';
import { ReaderOutline, ReaderThumbnails } from './ReaderPanels.tsx';
import { ReaderToolbar } from './ReaderToolbar.tsx';
import { useFind } from './useFind.ts';
import { useFrame } from './useFrame.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useZoom } from './useZoom.ts';

export interface PdfReaderProps {
  source: PdfSource;
  /** Names the document, e.g. `STM32F103C8T6 数据手册`. */
  title: string;
  /** Where to open; from the address, see `parseReaderHash`. @default page 1, nothing to find */
  initialPlace?: ReaderPlace;
  /** Leads to a page from outside, e.g. from the document beside it. */
  wanted?: WantedPage | null;
  /** What stands in a frame, e.g. 工作温度. Absent, or '': it is not known. */
  nameOfFrame?: (frame: PageFrame) => string;
  /** Called when another page fills the pane or another phrase is looked for. */
  onPlaceChange?: (place: ReaderPlace) => void;
  /** Copies the address of the place and says whether that went well. Absent: the button is not drawn. */
  onCopyLink?: (place: ReaderPlace) => void;
  /** Line under the pages: state of the link, checksum, the maker's address. */
  footer?: ReactNode;
}

const start: ReaderPlace = { page: 1, find: '' };

/** Reads a PDF in the page: thumbnails, outline, search in the document, zoom, links to any page, text that can be selected and read aloud. */
export function PdfReader({ source, title, initialPlace = start, wanted = null, nameOfFrame, onPlaceChange, onCopyLink, footer }: PdfReaderProps) {
  const t = useMessages(pdfReaderMessages);
  const announce = useAnnounce();
  const pages = useRef<ReaderPagesHandle>(null);
  const findInput = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(Math.min(initialPlace.page, source.pageCount));
  const [panels, setPanels] = useState({ thumbnails: false, outline: false });
  const [isFinding, setIsFinding] = useState(initialPlace.find !== '');
  const [movedTo, setMovedTo] = useState('');
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  const { scale, zoom } = useZoom(frame, source.firstPage.width, panels);

  const goTo = useCallback((next: number) => {
    setPage(next);
    pages.current?.showPage(next);
  }, []);
  const fullScreen = useFullScreen(frame);
  const find = useFind(source, initialPlace, page, goTo, (to) => setMovedTo(t('hitAnnounced', to)));
  useRestedAnnouncement(movedTo);
  const framed = useFrame(initialPlace, wanted, nameOfFrame, t);
  useEffect(() => {
    if (!wanted) return;
    goTo(Math.max(1, Math.min(wanted.page, source.pageCount)));
    if (wanted.frame) pages.current?.takeFocus();
  }, [wanted, goTo, source.pageCount]);
  const place: ReaderPlace = { page, find: find.needle, ...(framed?.page === page && { frame: framed.frame }) };

  // Side panels are open where there is room for them; decided once, when the frame is measured, before it is painted.
  useLayoutEffect(() => {
    const isRoomy = (frame.current?.clientWidth ?? 0) >= 720;
    setPanels({ thumbnails: isRoomy, outline: isRoomy && source.outline.length > 0 });
  }, [source]);

  useEffect(() => onPlaceChange?.(place), [page, find.needle, place.frame]); // oxlint-disable-line react/exhaustive-deps -- tells changes of place, not of the callback
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
        {...(onCopyLink && { onCopyLink: () => onCopyLink(place) })}
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
        {panels.thumbnails && <ReaderThumbnails source={source} page={page} isDrawn={isDrawn} onPageChange={goTo} t={t} />}
        {panels.outline && <ReaderOutline source={source} page={page} onPageChange={goTo} t={t} />}
        <ReaderPages
          handleRef={pages}
          source={source}
          initialPage={Math.min(initialPlace.page, source.pageCount)}
          page={page}
          isDrawn={isDrawn}
          scale={scale}
          find={find}
          framed={framed}
          label={t('label', { title, total: source.pageCount })}
          onPageInView={setPage}
          onDrawn={onDrawn}
          t={t}
        />
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
