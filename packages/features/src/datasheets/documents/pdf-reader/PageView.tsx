import { useEffect, useRef, useState } from 'react';
import type { Hit } from './findText.ts';
import { markHits } from './hitHighlights.ts';
import * as styles from './PageView.css.ts';
import type { PdfSource } from './pdfSource.ts';

/** Brings a run of text into the middle of its pane; the page around the reader stays where it is. */
function showInMiddle(run: HTMLElement): void {
  const pane = run.closest('[role=region]');
  if (!pane) return;
  const { top, left, right, height } = run.getBoundingClientRect();
  const seen = pane.getBoundingClientRect();
  pane.scrollTop += top + height / 2 - seen.top - pane.clientHeight / 2;
  if (left < seen.left) pane.scrollLeft -= seen.left - left;
  else if (right > seen.right) pane.scrollLeft += Math.min(right - seen.right, left - seen.left);
}

export interface PageViewProps {
  source: PdfSource;
  /** Counts from 1. */
  page: number;
  /** CSS pixels per 100 % pixel. */
  scale: number;
  /** Whether the page is close enough to the view to be worth painting. */
  isNear: boolean;
  hits: readonly Hit[];
  activeHit: Hit | null;
  label: string;
  failedLabel: string;
}

/** One sheet: a picture of the page with its text laid over it, so that it can be selected, found and read aloud. */
export function PageView({ source, page, scale, isNear, hits, activeHit, label, failedLabel }: PageViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(source.firstPage);
  const [runs, setRuns] = useState<readonly HTMLElement[]>([]);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const container = text.current;
    if (!isNear || !canvas.current || !container) return undefined;
    const abort = new AbortController();
    const draw = async (target: HTMLCanvasElement) => {
      setSize(await source.pageSize(page));
      container.replaceChildren();
      const density = Math.min(2, globalThis.devicePixelRatio || 1);
      await Promise.all([
        source.paint(page, target, scale, density, abort.signal),
        source.layText(page, container, scale, abort.signal).then((laid) => !abort.signal.aborted && setRuns(laid)),
      ]);
      setHasFailed(false);
    };
    draw(canvas.current).catch(() => !abort.signal.aborted && setHasFailed(true));
    return () => abort.abort();
  }, [source, page, scale, isNear]);

  useEffect(() => markHits(runs, hits, activeHit), [runs, hits, activeHit]);

  useEffect(() => {
    if (!activeHit) return;
    const run = runs[activeHit.start.run];
    if (run) showInMiddle(run);
  }, [runs, activeHit]);

  const box = { width: `${Math.round(size.width * scale)}px`, height: `${Math.round(size.height * scale)}px` };
  return (
    <div className={styles.sheet} style={box} data-page={page} role="group" aria-label={label}>
      {isNear && <canvas ref={canvas} className={styles.picture} aria-hidden="true" />}
      {hasFailed && <p className={styles.failure}>{failedLabel}</p>}
      {isNear && <div ref={text} className={styles.text} />}
    </div>
  );
}
