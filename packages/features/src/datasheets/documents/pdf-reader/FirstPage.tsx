import { useEffect, useRef } from 'react';
import * as styles from './FirstPage.css.ts';
import type { PdfAssets } from './openPdf.ts';
import type { PdfSource } from './pdfSource.ts';
import { usePdf } from './usePdf.ts';

export interface FirstPageProps {
  /** Address of the PDF. */
  url: string;
  assets: PdfAssets;
  /** Names the picture. */
  label: string;
}

function Picture({ source, label }: { source: PdfSource; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const abort = new AbortController();
    source
      .paint(1, canvas.current, canvas.current.clientWidth / source.firstPage.width, Math.min(2, globalThis.devicePixelRatio || 1), abort.signal)
      .catch(() => {});
    return () => abort.abort();
  }, [source]);
  return (
    <canvas
      ref={canvas}
      className={styles.picture}
      role="img"
      aria-label={label}
      style={{ aspectRatio: `${source.firstPage.width} / ${source.firstPage.height}` }}
    />
  );
}

/** A picture of a document's first page; an empty sheet while it is drawn or when it cannot be. */
export function FirstPage({ url, assets, label }: FirstPageProps) {
  const pdf = usePdf(url, assets, 'none');
  return pdf.status === 'ready' ? <Picture source={pdf.source} label={label} /> : <span className={styles.blank} aria-busy={pdf.status === 'loading'} />;
}
