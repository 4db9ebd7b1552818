import { SortDownIcon, SortUpIcon } from '../Icon/pageIcons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ColumnLook } from './columnLayout.ts';
import { CHOICE } from './choiceColumn.ts';
import type { TableColumn, TableSort } from './tableColumn.ts';
import * as styles from './Table.css.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  looks: readonly ColumnLook[];
  sort: TableSort | null | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  isCounted: boolean;
  /** The box that chooses all rows; stands in the column of the boxes. */
  chooseAll?: ChooseAll | undefined;
}

interface ChooseAll {
  label: string;
  /** How many of the rows are chosen. */
  chosen: 'all' | 'some' | 'none';
  onChange: (isSelected: boolean) => void;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** Names of the columns, with units under them and a button where the column sorts. */
export function TableHead<Row>({ columns, looks, sort, onSortChange, isCounted, chooseAll }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr className={styles.headRow} aria-rowindex={isCounted ? 1 : undefined}>
        {columns.map((column, index) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          return (
            <th key={column.key} scope="col" aria-sort={direction && ariaSort[direction]} className={looks[index]?.className} style={looks[index]?.style}>
              {column.key === CHOICE && chooseAll ? (
                <AllBox {...chooseAll} />
              ) : column.isSortable && onSortChange ? (
                <button
                  type="button"
                  className={styles.sortButton({ isEnd: column.align === 'end', isOn: direction !== undefined })}
                  onClick={() => onSortChange({ key: column.key, direction: direction === 'asc' ? 'desc' : 'asc' })}
                >
                  <HeadWords column={column} />
                  <SortMark direction={direction} />
                </button>
              ) : (
                <HeadWords column={column} />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The browser's own box, as before the rows; a part of them chosen is a state that only a property can set. */
function AllBox({ label, chosen, onChange }: ChooseAll) {
  return (
    <input
      type="checkbox"
      className={styles.choice}
      aria-label={label}
      ref={(box) => {
        if (box) box.indeterminate = chosen === 'some';
      }}
      checked={chosen === 'all'}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function HeadWords<Row>({ column: { header, unit, isHeaderHidden } }: { column: TableColumn<Row> }) {
  if (isHeaderHidden) return <VisuallyHidden>{header}</VisuallyHidden>;
  if (unit === undefined) return header;
  return (
    <span>
      {header}
      <span className={styles.unit}> {unit}</span>
    </span>
  );
}

function SortMark({ direction }: { direction: TableSort['direction'] | undefined }) {
  // What another press would do is a hint of the style's, not an icon in every head.
  if (direction === undefined) return null;
  return <span className={styles.sortIcon}>{direction === 'desc' ? <SortDownIcon size={14} /> : <SortUpIcon size={14} />}</span>;
}
