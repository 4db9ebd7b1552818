import { type RefObject, useCallback, useEffect, useState } from 'react';
import { drawnRanges, type RowRange, visibleRows } from './rowWindow.ts';

/** Row height before the first measure, in px: that of the compact density. */
const guessedRowHeight = 32;
/** Viewport before the first measure, on the server too, in px. */
const guessedHeight = 640;

interface RowWindow {
  ranges: RowRange[];
  rowHeight: number;
  onScroll: () => void;
  setFocused: (index: number | null) => void;
  /** Scrolls so far that the row lies in the window. */
  reveal: (index: number) => void;
}

const ignore = () => undefined;

/** Draws only the rows near the viewport of `region`, or all of them while `isOn` is false. */
export function useRowWindow(region: RefObject<HTMLElement | null>, count: number, isOn: boolean): RowWindow {
  const [rowHeight, setRowHeight] = useState(guessedRowHeight);
  const [range, setRange] = useState<RowRange>(() => visibleRows({ scrollTop: 0, height: guessedHeight, rowHeight: guessedRowHeight }, count));
  const [focused, setFocused] = useState<number | null>(null);

  const follow = useCallback(() => {
    const element = region.current;
    if (element === null || !isOn) return;
    const next = visibleRows({ scrollTop: element.scrollTop, height: element.clientHeight, rowHeight }, count);
    setRange((now) => (now.from === next.from && now.to === next.to ? now : next));
  }, [region, count, isOn, rowHeight]);

  useEffect(() => {
    const element = region.current;
    if (element === null || !isOn) return undefined;
    // Also called once at the start; text that is made larger or another density changes the height of rows.
    const observer = new ResizeObserver(() => {
      setRowHeight(element.querySelector('tbody > tr[data-index]')?.getBoundingClientRect().height || guessedRowHeight);
      follow();
    });
    observer.observe(element);
    const firstRow = element.querySelector('tbody > tr[data-index]');
    if (firstRow !== null) observer.observe(firstRow);
    return () => observer.disconnect();
  }, [follow, region, isOn]);

  const reveal = useCallback(
    (index: number) => {
      const element = region.current;
      if (element === null) return;
      const head = element.querySelector('thead')?.clientHeight ?? 0;
      const top = index * rowHeight;
      const bottom = top + rowHeight + head - element.clientHeight;
      element.scrollTo({ top: Math.max(bottom, Math.min(top, element.scrollTop)) });
    },
    [region, rowHeight],
  );

  const clamped = { from: Math.min(range.from, count), to: Math.min(range.to, count) };
  return {
    ranges: isOn ? drawnRanges(clamped.to > clamped.from ? clamped : { from: 0, to: Math.min(count, 64) }, focused, count) : [{ from: 0, to: count }],
    rowHeight,
    onScroll: follow,
    // A table that draws all its rows needs no second drawing when focus moves.
    setFocused: isOn ? setFocused : ignore,
    reveal,
  };
}
