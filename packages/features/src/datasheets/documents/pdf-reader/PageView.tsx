import type { PageFrame } from '@chippage/api/types';
import { useEffect, useRef, useState } from 'react';
import type { Hit } from './findText.ts';
import { markHits } from './hitHighlights.ts';
import * as styles from './PageView.css.ts';
import { pixelsPerPoint, type PdfSource } from './pdfSource.ts';

/** Brings a run of text, or a frame, into the middle of its pane; the page around the reader stays where it is. */
function showInMiddle(run: HTMLElement): void {
  const pane = run.closest('[role=region]');
  if (!pane) return;
  const { top, left, right, height } = run.getBoundingClientRect();
  const seen = pane.getBoundingClientRect();
  pane.scrollTop += top + height / 2 - seen.top - pane.clientHeight / 2;
  if (left < seen.left) pane.scrollLeft -= seen.left - left;
  else if (right > seen.right) pane.scrollLeft += Math.min(right - seen.right, left - seen.left);
}

/** Points as a share of the page, so that a frame keeps to its words at every zoom. */
const share = (points: number, pixels: number) => `${(points * pixelsPerPoint * 100) / pixels}%`;

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
  /** Rectangle of this page to frame; each new object is brought into view once. */
  frame?: PageFrame | undefined;
  /** Says what is framed. */
  frameLabel?: string;
  label: string;
  failedLabel: string;
  /** Called when the page is drawn, or cannot be. */
  onDrawn: () => void;
}

/** One sheet: a picture of the page with its text laid over it, so that it can be selected, found and read aloud. */
export function PageView({ source, page, scale, isNear, hits, activeHit, frame, frameLabel, label, failedLabel, onDrawn }: PageViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(source.firstPage);
  const [runs, setRuns] = useState<readonly HTMLElement[]>([]);
  const framed = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const container = text.current;
    if (!isNear || !canvas.current || !container) return undefined;
    const abort = new AbortController();
    const draw = async (target: HTMLCanvasElement) => {
      const own = await source.pageSize(page);
      abort.signal.throwIfAborted();
      setSize(own);
      container.replaceChildren();
      const density = Math.min(2, globalThis.devicePixelRatio || 1);
      await Promise.all([
        source.paint(page, target, scale, density, abort.signal),
        source.layText(page, container, scale, abort.signal).then((laid) => !abort.signal.aborted && setRuns(laid)),
      ]);
      setHasFailed(false);
    };
    draw(canvas.current)
      .catch(() => !abort.signal.aborted && setHasFailed(true))
      .finally(() => !abort.signal.aborted && onDrawn());
    return () => abort.abort();
  }, [source, page, scale, isNear, onDrawn]);

  useEffect(() => markHits(runs, hits, activeHit), [runs, hits, activeHit]);

  useEffect(() => {
    if (!activeHit) return;
    const run = runs[activeHit.start.run];
    if (run) showInMiddle(run);
  }, [runs, activeHit]);

  // Once more when the page learns its size or the zoom settles: the place before was a guess.
  useEffect(() => {
    if (frame && framed.current) showInMiddle(framed.current);
  }, [frame, size, scale]);

  const box = { width: `${Math.round(size.width * scale)}px`, height: `${Math.round(size.height * scale)}px` };
  return (
    <div className={styles.sheet} style={box} data-page={page} role="group" aria-label={label}>
      {isNear && <canvas ref={canvas} className={styles.picture} aria-hidden="true" />}
      {frame && (
        <div
          ref={framed}
          className={styles.frame}
          role="img"
          aria-label={frameLabel}
          style={{
            insetInlineStart: share(frame.x, size.width),
            insetBlockStart: share(frame.y, size.height),
            inlineSize: share(frame.width, size.width),
            blockSize: share(frame.height, size.height),
          }}
        />
      )}
      {hasFailed && <p className={styles.failure}>{failedLabel}</p>}
      {isNear && <div ref={text} className={styles.text} />}
    </div>
  );
}
