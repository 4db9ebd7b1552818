import type { Loadable } from '@chippage/api/loadable';
import type { ReactNode } from 'react';
import { Loaded } from '../loaded/Loaded.tsx';
import { RowList } from '../row-list/RowList.tsx';
import { LoadMore } from './LoadMore.tsx';
import type { PagedList } from './pagedList.ts';

export interface MoreRowsProps<Row> {
  value: Loadable<PagedList<Row>>;
  /** Names the list. */
  label: string;
  /** Lines of text that stand in for the rows. @default 9 */
  lines?: number;
  /** Shown when there is no row. */
  empty: ReactNode;
  onLoadMore: () => void;
  /** Draws a row, with its key. */
  children: (row: Row) => ReactNode;
}

/** A list that grows: its rows, how many of them are here, and the way to more. */
export function MoreRows<Row>({ value, label, lines = 9, empty, onLoadMore, children }: MoreRowsProps<Row>) {
  return (
    <Loaded value={value} lines={lines}>
      {(list) =>
        list.rows.length === 0 ? (
          empty
        ) : (
          <>
            <RowList label={label}>{list.rows.map(children)}</RowList>
            <LoadMore list={list} onLoadMore={onLoadMore} />
          </>
        )
      }
    </Loaded>
  );
}
