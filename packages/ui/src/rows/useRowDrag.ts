import { type DragAndDropHooks, isTextDropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop';

/** What drags rows and takes what is dropped on them; for `drag` of `GridList` and `Tree`. */
export type RowDrag = DragAndDropHooks;

/** What is heard of rows that are dragged. */
export interface RowDragOptions {
  /** Whether the rows of this collection may be taken up; without it they only take what is dropped. @default false */
  isSource?: boolean;
  /** Whether a row takes others. */
  canDropOn: (id: string) => boolean;
  /** Rows, of this collection or another one of the page, were dropped on a row. */
  onDrop: (ids: string[], onto: string) => void;
}

const ROW = 'application/x-chippage-row';

/** Moves rows onto rows by drag and drop. It is a short cut: a dialog does the same without dragging. */
export function useRowDrag({ isSource = false, canDropOn, onDrop }: RowDragOptions): RowDrag {
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: false,
    ...(isSource && { getItems: (keys) => [...keys].map((key) => ({ [ROW]: String(key) })) }),
    acceptedDragTypes: [ROW],
    shouldAcceptItemDrop: (target) => target.dropPosition === 'on' && canDropOn(String(target.key)),
    getDropOperation: () => 'move',
    onItemDrop: ({ items, target }) => {
      void Promise.all(items.filter(isTextDropItem).map((item) => item.getText(ROW))).then((ids) => onDrop(ids, String(target.key)));
    },
  });
  return dragAndDropHooks;
}
