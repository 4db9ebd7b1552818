import { useEffect, useRef, useState } from 'react';
import { openPdf, type PdfAssets, type PdfFile } from './openPdf.ts';
import type { OutlineItem, PdfSource } from './pdfSource.ts';

/** A file on its way into the reader. */
export type OpeningPdf = { status: 'loading' } | { status: 'failed'; onRetry: () => void } | { status: 'ready'; source: PdfSource };

const noOutline: readonly OutlineItem[] = [];

/** Opens a file after mount and closes it at unmount; `loading` on the server. @param outline Its outline, where that is known; `none` where nobody looks at it */
export function usePdf(file: PdfFile, assets: PdfAssets, outline?: readonly OutlineItem[] | 'none'): OpeningPdf {
  const [opened, setOpened] = useState<{ file: PdfFile; source: PdfSource | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const known = useRef(outline);
  useEffect(() => {
    known.current = outline;
  });
  const { workerUrl, cMapUrl, standardFontDataUrl } = assets;
  useEffect(() => {
    let source: PdfSource | undefined;
    let isCurrent = true;
    const parts: PdfAssets = { workerUrl, ...(cMapUrl !== undefined && { cMapUrl }), ...(standardFontDataUrl !== undefined && { standardFontDataUrl }) };
    openPdf(file, parts, known.current === 'none' ? noOutline : known.current).then(
      (made) => {
        if (!isCurrent) return made.close();
        source = made;
        setOpened({ file, source: made });
      },
      () => isCurrent && setOpened({ file, source: null }),
    );
    return () => {
      isCurrent = false;
      source?.close();
    };
  }, [file, workerUrl, cMapUrl, standardFontDataUrl, attempt]);
  if (opened?.file !== file) return { status: 'loading' };
  if (opened.source) return { status: 'ready', source: opened.source };
  const onRetry = () => {
    setOpened(null);
    setAttempt((known) => known + 1);
  };
  return { status: 'failed', onRetry };
}
