import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Cell, Collection, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { type RowKeyProps, rowKeys } from '../GridList/rowKeys.ts';
import { SelectBox } from '../GridList/SelectBox.tsx';
import { SelectionBar, type SelectionWords } from '../GridList/SelectionBar.tsx';
import { useRowFocus } from '../GridList/useRowFocus.ts';
import { type SelectionProps, useSelection } from '../GridList/useSelection.ts';
import { SortDownIcon, SortUpIcon } from '../Icon/pageIcons.tsx';
import type { TableSort } from '../Table/tableColumn.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Chevron, NoChevron } from '../Tree/Chevron.tsx';
import { stepIntoChild } from '../Tree/stepIntoChild.ts';
import type { ExpansionProps } from '../Tree/Tree.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as grid from '../GridList/GridList.css.ts';
import * as rowStyles from '../rows/rows.css.ts';
import * as styles from './TreeTable.css.ts';

/** A column of `TreeTable`; the first one holds the tree and names the rows. */
export interface TreeTableColumn<T> {
  /** Its name in `sort`. */
  key: string;
  /** Its name for readers. */
  header: string;
  /** `end` for numbers, which are then set in mono. @default 'start' */
  align?: 'start' | 'end';
  /** Its head sorts. */
  isSortable?: boolean;
  /** Heard, not seen: for a column of buttons. */
  isHeaderHidden?: boolean;
  /** What a cell shows. */
  cell: (row: T) => ReactNode;
}

/** A row of `TreeTable`. */
export interface TreeTableRow {
  id: string;
  /** Its name: read out, and found by typing its beginning. */
  text: string;
  /** It can be read and not chosen. */
  isDisabled?: boolean;
  /** Where its action leads, instead of `onAction`. */
  href?: string;
}

/** Props of `TreeTable`. */
export interface TreeTableProps<T extends TreeTableRow> extends SelectionProps, ExpansionProps, RowKeyProps {
  /** Names the table. */
  label: string;
  /** Keep the list stable between renders. */
  columns: readonly TreeTableColumn<T>[];
  /** The top level, in order. */
  rows: readonly T[];
  /** What is inside a row: `null` where it is not loaded yet, `undefined` where nothing can be. */
  childrenOf: (row: T) => readonly T[] | null | undefined;
  /** Stands inside a row that is open and not loaded yet. */
  loadingText: string;
  /** Stands where there are no rows. */
  empty: ReactNode;
  /** Words of the line above the rows that says how many are chosen, and its buttons; for `multiple`. */
  selection?: Omit<SelectionWords, 'allLabel'>;
  /** Which column sorts. The rows come sorted. */
  sort?: TableSort;
  /** Hears the column that was pressed, and the way it should sort now. */
  onSortChange?: (sort: TableSort) => void;
  /** Enter or a press on a row opens it. */
  onAction?: (id: string) => void;
  ref?: Ref<HTMLDivElement>;
}

function TreeTableWithRef<T extends TreeTableRow>(props: Omit<TreeTableProps<T>, 'ref'>, ref: ForwardedRef<HTMLDivElement>) {
  const { label, columns, rows, childrenOf, loadingText, empty, selection, selectionMode = 'none', sort, onSortChange, onAction } = props;
  const { expandedIds, defaultExpandedIds = [], onExpandedChange, expandLabel, collapseLabel } = props;
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  useRowFocus(root, rows);
  const freeIds = (level: readonly T[]): string[] => level.flatMap((row) => [...(row.isDisabled ? [] : [row.id]), ...freeIds(childrenOf(row) ?? [])]);
  const free = freeIds(rows);
  const { selected, collectionProps } = useSelection(props, free);
  const [ownExpanded, setOwnExpanded] = useState(defaultExpandedIds);
  const expanded = new Set(expandedIds ?? ownExpanded);
  const isMultiple = selectionMode === 'multiple';

  // A row of its own: React Aria opens by key only what has rows inside.
  const waiting = (id: string) => (
    <Row id={`${id} …`} textValue={loadingText} isDisabled className={styles.row}>
      {isMultiple ? <Cell className={styles.cell} /> : null}
      {columns.map(({ key }, at) => (
        <Cell key={key} className={styles.cell}>
          {at === 0 ? (
            <div className={styles.name}>
              <NoChevron />
              <Spinner size={16} />
              <div className={rowStyles.words}>{loadingText}</div>
            </div>
          ) : null}
        </Cell>
      ))}
    </Row>
  );
  const draw = (row: T) => {
    const inside = childrenOf(row);
    const hasChildItems = inside === null || (inside?.length ?? 0) > 0;
    return (
      <Row key={row.id} id={row.id} textValue={row.text} isDisabled={row.isDisabled} href={row.href} className={styles.row}>
        {isMultiple ? (
          <Cell className={styles.cell}>
            <SelectBox />
          </Cell>
        ) : null}
        {columns.map(({ key, align = 'start', cell }, at) => (
          <Cell key={key} className={`${styles.cell} ${styles.align[align]} ${align === 'end' ? styles.number : ''}`}>
            {at === 0 ? (
              <div className={styles.name}>
                {hasChildItems ? <Chevron label={expanded.has(row.id) ? collapseLabel : expandLabel} /> : <NoChevron />}
                <div className={rowStyles.words}>{cell(row)}</div>
              </div>
            ) : (
              cell(row)
            )}
          </Cell>
        ))}
        {inside === null ? waiting(row.id) : <Collection items={inside ?? []}>{draw}</Collection>}
      </Row>
    );
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows inside; React Aria passes only its own on
    <div ref={root} className={grid.root} onKeyDownCapture={stepIntoChild} onKeyDown={(event) => rowKeys(event, selected, props)}>
      {selection && isMultiple && rows.length > 0 ? <SelectionBar words={selection} selected={selected} total={free.length} /> : null}
      <div className={styles.region}>
        <Table
          {...(selectionMode === 'none' ? {} : collectionProps)}
          aria-label={label}
          selectionMode={selectionMode}
          disabledBehavior="selection"
          treeColumn={columns[0]?.key}
          expandedKeys={expanded}
          onExpandedChange={(keys) => {
            const ids = [...keys].map(String);
            setOwnExpanded(ids);
            onExpandedChange?.(ids);
          }}
          sortDescriptor={sort && { column: sort.key, direction: sort.direction === 'asc' ? 'ascending' : 'descending' }}
          onSortChange={({ column, direction }) => onSortChange?.({ key: String(column), direction: direction === 'ascending' ? 'asc' : 'desc' })}
          onRowAction={onAction && ((key) => onAction(String(key)))}
          className={styles.table}
        >
          <TableHeader className={styles.head}>
            {isMultiple ? (
              <Column id="cp-pick" className={`${styles.column} ${styles.pick}`}>
                <SelectBox />
              </Column>
            ) : null}
            {columns.map(({ key, header, align = 'start', isSortable, isHeaderHidden }, at) => (
              <Column key={key} id={key} isRowHeader={at === 0} allowsSorting={isSortable} className={`${styles.column} ${styles.align[align]}`}>
                {({ sortDirection }) =>
                  isHeaderHidden ? (
                    <VisuallyHidden>{header}</VisuallyHidden>
                  ) : (
                    <span className={styles.columnWords}>
                      {header}
                      {sortDirection === undefined ? null : sortDirection === 'ascending' ? <SortUpIcon size={14} /> : <SortDownIcon size={14} />}
                    </span>
                  )
                }
              </Column>
            ))}
          </TableHeader>
          <TableBody
            items={rows}
            dependencies={[columns, childrenOf, isMultiple, rows, expandedIds ?? ownExpanded, expandLabel, collapseLabel]}
            renderEmptyState={() => empty}
          >
            {draw}
          </TableBody>
        </Table>
      </div>
    </div>
  );
}

/**
 * Folders and files with their facts in columns. The keys of `Tree`; from a row that cannot be opened → goes on to its
 * cells, and their buttons.
 */
export const TreeTable = /* @__PURE__ */ forwardRef(TreeTableWithRef) as <T extends TreeTableRow>(props: TreeTableProps<T>) => ReactElement;
