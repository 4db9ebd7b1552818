import type { ReactNode } from 'react';

/** A column of `Table`. Keep the list stable between renders: a row is drawn anew when it changes. */
export interface TableColumn<Row> {
  /** Its name in `sort`. */
  key: string;
  /** Its name for readers. */
  header: string;
  /** Stands under the name, so that cells hold bare numbers. */
  unit?: string;
  /** `end` for numbers, which are then set in mono. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** The column that names the row; its link is what ↑ and ↓ move between. */
  isRowHeader?: boolean;
  /** Its head holds a button that sorts. */
  isSortable?: boolean;
  /** Heard, not seen: for columns of checkboxes or icons. */
  isHeaderHidden?: boolean;
  /** Lets long text take several lines. */
  isWrapping?: boolean;
  /** Stays in sight while the table scrolls sideways. Give every pinned column but the outermost a width. */
  pin?: 'start' | 'end';
  /** Width, in px. @default by content; equal shares in a table of more than 500 rows */
  widthPx?: number;
  /** What a cell shows. */
  cell: (row: Row, index: number) => ReactNode;
}

/** Boxes before the rows of a `Table`. Keep `onChange` and `label` stable between renders: a row is drawn anew when they change. */
export interface TableSelection<Row> {
  /** Keys of the rows that are chosen. */
  keys: ReadonlySet<string | number>;
  /** Hears what was chosen or given up. */
  onChange: (row: Row, isSelected: boolean) => void;
  /** Names the column for readers. */
  header: string;
  /** Names a row's box: 选择 STM32F103C8T6. */
  label: (row: Row) => string;
  /** A box in the head that chooses, or gives up, all rows of the table. Absent: rows are chosen one by one. */
  all?: { label: string; onChange: (isSelected: boolean) => void };
}

/** Which column sorts a `Table`, and which way. */
export interface TableSort {
  key: string;
  direction: 'asc' | 'desc';
}
