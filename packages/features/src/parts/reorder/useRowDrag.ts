import { type PointerEvent, type RefObject, useState } from 'react';

interface RowDragInput {
  count: number;
  /** Rows lie below each other, columns beside each other. @default 'y' */
  axis?: 'x' | 'y';
  onMove: (from: number, to: number) => void;
  /** Holds the rows, each with `data-row`. */
  root: RefObject<HTMLElement | null>;
}

/**
 * Drags a row by its grip with mouse, pen or finger. Nothing moves until it is let go, only a line shows where it will
 * stand; Escape calls it off. Keys and buttons do the same elsewhere: this is never the only way.
 */
export function useRowDrag({ count, onMove, root, axis = 'y' }: RowDragInput) {
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);

  const placeUnder = (point: number, from: number) => {
    const rows = [...(root.current?.querySelectorAll('[data-row]') ?? [])];
    const above = rows.filter((row, index) => index !== from && middleOf(row, axis) < point).length;
    return Math.min(above, count - 1);
  };
  return {
    rowProps: (index: number) => ({
      'data-dragging': drag?.from === index || undefined,
      'data-drop': drag === null || drag.to !== index || drag.to === drag.from ? undefined : drag.to < drag.from ? 'before' : 'after',
    }),
    gripProps: (index: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: index, to: index });
      },
      onPointerMove: (event: PointerEvent) => {
        if (drag?.from !== index) return;
        const to = placeUnder(axis === 'y' ? event.clientY : event.clientX, index);
        if (to === drag.to) return;
        setDrag({ from: index, to });
        root.current?.querySelector(`[data-row="${to}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      },
      onPointerUp: () => {
        if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
      isDragging: drag?.from === index,
      cancelDrag: () => setDrag(null),
    }),
  };
}

/** What a grip needs. */
export type GripProps = ReturnType<ReturnType<typeof useRowDrag>['gripProps']>;

function middleOf(element: Element, axis: 'x' | 'y'): number {
  const { left, top, width, height } = element.getBoundingClientRect();
  return axis === 'y' ? top + height / 2 : left + width / 2;
}
