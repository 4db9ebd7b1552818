import { type CSSProperties, type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { GridList as AriaGridList, GridListItem } from 'react-aria-components/GridList';
import { MoveButtons, type MoveWords } from './MoveButtons.tsx';
import { DragHandle } from './DragHandle.tsx';
import { type RowKeyProps, rowKeys, rowMenu } from './rowKeys.ts';
import { SelectBox } from './SelectBox.tsx';
import { SelectionBar, type SelectionWords } from './SelectionBar.tsx';
import { useRowFocus } from './useRowFocus.ts';
import { type SelectionProps, useSelection } from './useSelection.ts';
import { RowWindow } from '../rows/RowWindow.tsx';
import type { RowDrag } from '../rows/useRowDrag.ts';
import * as rows from '../rows/rows.css.ts';
import * as styles from './GridList.css.ts';

/** A row of `GridList`. */
export interface GridListRow {
  id: string;
  /** Its name: read out, and found by typing its beginning. */
  text: string;
  /** It can be read and not chosen. */
  isDisabled?: boolean;
  /** Where its action leads, instead of `onAction`. */
  href?: string;
  /** What it opened is in sight now; its `text` says so too. */
  isCurrent?: boolean;
}

/** Props of `GridList`. */
export interface GridListProps<T extends GridListRow> extends SelectionProps, RowKeyProps {
  /** Names the list. */
  label: string;
  /** The rows, in order. */
  items: readonly T[];
  /** Draws a row; its `text` alone when left out. */
  renderItem?: (item: T) => ReactNode;
  /** Buttons at the end of a row; ← and → walk them. */
  actions?: (item: T) => ReactNode;
  /** Stands where there are no rows: an `EmptyState`. */
  empty: ReactNode;
  /** Words of the line above the rows that says how many are chosen, and its buttons; for `multiple`. */
  selection?: SelectionWords;
  /** Enter or a press on a row opens it. */
  onAction?: (id: string) => void;
  /** Words of two buttons a row that change the order, and who hears them. */
  move?: MoveWords<T>;
  /** For long lists: draws only the rows near the view. The list scrolls inside this height; a row is about `rowPx` high. */
  windowed?: { height: string; rowPx: number };
  /** Drags rows and takes what is dropped on them: from `useRowDrag`. Offer a dialog too. */
  drag?: RowDrag;
  /** Draws no frame of its own, where the list fills something that has one. @default false */
  isFlush?: boolean;
  ref?: Ref<HTMLDivElement>;
}

function GridListWithRef<T extends GridListRow>(props: Omit<GridListProps<T>, 'ref'>, ref: ForwardedRef<HTMLDivElement>) {
  const {
    label,
    items,
    renderItem = ({ text }) => text,
    actions,
    empty,
    selection,
    selectionMode = 'none',
    onAction,
    move,
    windowed,
    drag,
    isFlush = false,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  useRowFocus(root, items);
  // Without this hook rows only take what is dropped.
  const isDragged = drag?.useDraggableCollectionState !== undefined;
  const free = items.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id);
  const { selected, select, collectionProps } = useSelection(props, free);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows inside; React Aria passes only its own on
    <div ref={root} className={isFlush ? styles.flush : styles.root} onKeyDown={(event) => rowKeys(event, selected, props)} onContextMenu={rowMenu}>
      {selection && selectionMode === 'multiple' && items.length > 0 ? (
        <SelectionBar words={selection} selected={selected} total={free.length} onSelectAll={(isOn) => select(isOn ? free : [])} />
      ) : null}
      <RowWindow rowPx={windowed?.rowPx}>
        <AriaGridList
          {...(selectionMode === 'none' ? {} : collectionProps)}
          aria-label={label}
          items={items}
          // Rows are drawn anew only when one of these changes.
          dependencies={[renderItem, actions, move && items, selectionMode, windowed === undefined]}
          selectionMode={selectionMode}
          disabledBehavior="selection"
          onAction={onAction && ((key) => onAction(String(key)))}
          renderEmptyState={() => empty}
          dragAndDropHooks={drag}
          className={windowed ? `${rows.list} ${styles.windowed}` : rows.list}
          style={windowed && ({ '--cp-list-height': windowed.height } as CSSProperties)}
        >
          {(item: T) => (
            <GridListItem
              id={item.id}
              textValue={item.text}
              isDisabled={item.isDisabled}
              href={item.href}
              data-current={item.isCurrent || undefined}
              className={windowed ? `${styles.row} ${styles.windowedRow}` : styles.row}
            >
              {isDragged ? <DragHandle /> : null}
              {selectionMode === 'multiple' ? <SelectBox /> : null}
              <div className={rows.words}>{renderItem(item)}</div>
              {actions || move ? (
                <div className={rows.actions}>
                  {move ? <MoveButtons items={items} item={item} words={move} /> : null}
                  {actions?.(item)}
                </div>
              ) : null}
            </GridListItem>
          )}
        </AriaGridList>
      </RowWindow>
    </div>
  );
}

/**
 * Rows to choose from and act on: ↑ and ↓ walk, Space chooses, Shift+↑↓ extends, Ctrl+A takes all, Escape lets go,
 * Enter opens, ← and → reach the buttons of a row. For facts in columns use `Table`, for folders `Tree`.
 */
export const GridList = /* @__PURE__ */ forwardRef(GridListWithRef) as <T extends GridListRow>(props: GridListProps<T>) => ReactElement;
