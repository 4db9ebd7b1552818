import { type CSSProperties, type MouseEvent, type ReactNode, useId, useMemo, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { withChoice } from './choiceColumn.ts';
import { columnLooks } from './columnLayout.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { TableColumn, TableSelection, TableSort } from './tableColumn.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useOverflow } from './useOverflow.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useRowWindow } from './useRowWindow.ts';
import * as styles from './Table.css.ts';

/** Props of `Table`. */
export interface TableProps<Row> {
  /** Name of the table. */
  caption: string;
  /** Shows the name above the table; it is always heard. @default false */
  isCaptionVisible?: boolean;
  /** Its columns, in order. */
  columns: readonly TableColumn<Row>[];
  /** Its rows, already sorted. */
  rows: readonly Row[];
  /** A key that stays with the row while others come and go. */
  getRowKey: (row: Row) => string | number;
  /** The order the rows are in. */
  sort?: TableSort | null;
  /** Asks for another order. */
  onSortChange?: (sort: TableSort) => void;
  /** Puts a box before each row. Absent: rows cannot be chosen. */
  selection?: TableSelection<Row>;
  /** Height of its rows, whatever the page's density is. @default the page's */
  density?: 'comfortable' | 'compact';
  /** Key of the current row, such as the one in the preview beside the table. */
  selectedKey?: string | number | null;
  /** Focus came to the link of a row, by ↑ ↓ or Tab. */
  onRowFocus?: (row: Row) => void;
  /** A row was pressed beside its links and controls. */
  onRowPress?: (row: Row) => void;
  /** Greatest height in CSS units; then the table scrolls inside and its head stays. @default none up to 500 rows, then 70vh */
  maxHeight?: string;
  /** Draws skeletons instead of rows. @default false */
  isLoading?: boolean;
  /** What is awaited, said once. */
  loadingLabel?: string;
  /** How many skeletons. @default 8 */
  skeletonRows?: number;
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode;
  /** Stands under the table and does not scroll with it. */
  footer?: ReactNode;
}

/** More rows than this are drawn only near the viewport. */
const windowFrom = 500;

/** A table of facts: native semantics, sticky head and columns, sorting heads, ↑ ↓ between rows, and any number of rows. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionVisible, rows, getRowKey, selection, density, selectedKey, isLoading = false, empty, footer } = props;
  const isWindowed = !isLoading && rows.length > windowFrom;
  const maxHeight = props.maxHeight ?? (isWindowed ? '70vh' : undefined);

  const choiceHeader = selection?.header;
  const columns = useMemo(() => withChoice(props.columns, choiceHeader), [props.columns, choiceHeader]);
  const captionId = useId();
  const region = useRef<HTMLDivElement>(null);
  const looks = useMemo(() => columnLooks(columns), [columns]);
  const overflows = useOverflow(region);
  const { ranges, rowHeight, onScroll, setFocused, reveal } = useRowWindow(region, rows.length, isWindowed);
  const rowKeys = useRowKeys({
    region,
    count: rows.length,
    reveal,
    setFocused,
    onRowLinkFocus: (index) => callWith(props.onRowFocus, rows[index]),
  });
  const pressRow = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    if (target.closest('a, button, input, label')) return;
    const line = target.closest('tr');
    // ↑ and ↓ go on from the row that was pressed.
    line?.querySelector<HTMLElement>(':scope > th[scope="row"] :is(a, button)')?.focus({ preventScroll: true });
    callWith(props.onRowPress, rows[Number(line?.dataset.index)]);
  };

  // Handled once for all rows. The body is no control: a press beside a row's link is a short cut for the mouse, the link is the keyboard's way.
  const rowEvents = { ...rowKeys, onClick: props.onRowPress && pressRow };

  const chosen = selection?.all ? rows.filter((row) => selection.keys.has(getRowKey(row))).length : 0;
  const chooseAll = selection?.all && {
    ...selection.all,
    chosen: chosen === 0 ? ('none' as const) : chosen === rows.length ? ('all' as const) : ('some' as const),
  };

  // One flat list: a row that holds focus keeps its element while it leaves and enters the window.
  const body: ReactNode[] = [];
  let drawn = 0;
  for (const { from, to } of [...ranges, { from: rows.length, to: rows.length }]) {
    if (from > drawn) body.push(<Spacer key={`spacer to ${to}`} rows={from - drawn} rowHeight={rowHeight} columns={columns.length} />);
    for (const [offset, row] of rows.slice(from, to).entries()) {
      const key = getRowKey(row);
      const place = { row, index: from + offset, isCurrent: key === selectedKey };
      const choice = selection && { isChosen: selection.keys.has(key), onChoose: selection.onChange, choiceLabel: selection.label };
      body.push(<TableRow key={key} columns={columns} looks={looks} isCounted={isWindowed} {...place} {...choice} />);
    }
    drawn = to;
  }

  return (
    <>
      <div
        ref={region}
        className={styles.region({ isTall: maxHeight !== undefined })}
        style={maxHeight === undefined ? undefined : ({ '--cp-table-height': maxHeight } as CSSProperties)}
        data-density={density}
        data-fits={overflows === false && maxHeight === undefined ? '' : undefined}
        onScroll={isWindowed ? onScroll : undefined}
        {...(overflows ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : {})}
      >
        <table className={styles.table({ isFixed: isWindowed })} aria-rowcount={isWindowed ? rows.length + 1 : undefined} aria-busy={isLoading || undefined}>
          <caption id={captionId} className={isCaptionVisible ? styles.caption : undefined}>
            {isCaptionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
          </caption>
          <colgroup>
            {columns.map(({ key, widthPx }) => (
              <col key={key} width={widthPx} />
            ))}
          </colgroup>
          <TableHead columns={columns} looks={looks} sort={props.sort} onSortChange={props.onSortChange} isCounted={isWindowed} chooseAll={chooseAll} />
          {isLoading ? (
            <SkeletonRows columns={columns} looks={looks} count={props.skeletonRows ?? 8} />
          ) : (
            <tbody {...rowEvents}>
              {rows.length === 0 && empty !== undefined ? (
                <tr>
                  <td className={styles.whole} colSpan={columns.length}>
                    {empty}
                  </td>
                </tr>
              ) : null}
              {body}
            </tbody>
          )}
        </table>
      </div>
      {isLoading ? (
        <div role="status">
          <VisuallyHidden>{props.loadingLabel}</VisuallyHidden>
        </div>
      ) : null}
      {footer === undefined ? null : <div className={styles.foot}>{footer}</div>}
    </>
  );
}

function callWith<Row>(callback: ((row: Row) => void) | undefined, row: Row | undefined): void {
  if (row !== undefined) callback?.(row);
}

/** Keeps the height of rows that are not drawn, so that the scroll bar tells the truth. */
function Spacer({ rows, rowHeight, columns }: { rows: number; rowHeight: number; columns: number }) {
  return (
    <tr aria-hidden="true">
      <td className={styles.spacer} colSpan={columns} style={{ height: rows * rowHeight }} />
    </tr>
  );
}
